/** Sentences about a deal under way: what it waits for, what stands, what has been taken. */
import type { SoloView, TableSeen } from "../../generated/messages";
import { capital, cardList, cardName } from "../cards";
import { type Company, companyOf, nameOf, who } from "../company";
import type { Say, Speaker } from "../texts.svelte";
import {
  contractName,
  players,
  saysContract,
  saysGeneralLoser,
  saysMade,
  suitWord,
} from "./contracts";
import {
  arranged,
  defenders,
  eldestMayAccept,
  isMisere,
  isOpen,
  isPlayed,
  ledSuit,
  leftOf,
  mayGoHigher,
  needed,
  ownCards,
  seatAt,
  suitOf,
  takenBy,
  taskOf,
} from "./deal";

// --- What the game waits for ------------------------------------------------------------------

export function turnLine(seen: TableSeen, view: SoloView): Say {
  const company = companyOf(seen);
  switch (taskOf(seen)) {
    case "speak":
      return asksToSpeak(seen, view, company);
    case "trumps":
      return (texts) => texts.text("solo-turn-trumps");
    case "lay":
      return asksToLay(view);
    case "none":
      break;
  }
  const [other] = view.to_act;
  if (other === undefined) return (texts) => texts.text("turn-showing");
  const key = { auction: "call", trumps: "trumps" }[view.phase as string] ?? "play";
  return (texts) => texts.text(`solo-turn-other-${key}`, who(texts, company, other));
}

function asksToSpeak({ actions }: TableSeen, view: SoloView, company: Company): Say {
  const { question, contract, declarers } = view;
  if (question === "raise") return (texts) => texts.text("solo-turn-raise");
  const [owner] = declarers;
  if (contract === null || owner === undefined) return (texts) => texts.text("solo-turn-open");
  if (question === "accept") {
    return (texts) => texts.text("solo-turn-accept", who(texts, company, owner));
  }
  const mayAccept = actions.includes("accept");
  return (texts) => texts.text(mayAccept ? "solo-turn-call-or-accept" : "solo-turn-call");
}

function asksToLay(view: SoloView): Say {
  const led = ledSuit(view);
  if (led === null) return (texts) => texts.text("solo-turn-lead");
  const hasLed = ownCards(view).some((card) => suitOf(card) === led);
  return (texts) =>
    texts.text(hasLed ? "solo-turn-follow" : "solo-turn-any", { suit: suitWord(led) });
}

// --- Read aloud on request --------------------------------------------------------------------

/** What the key C reads: in the auction what stands, in the play the contract and the tricks. */
export function countOf(seen: TableSeen, view: SoloView): Say {
  const company = companyOf(seen);
  return (texts) => {
    if (view.deal === 0) return texts.text("solo-read-before");
    const told = isPlayed(view) ? playTold(seen, view) : auctionTold(view, company);
    const turn = turnLine(seen, view);
    const waits = seen.stage === "playing" ? [turn] : [];
    return [...told, ...waits].map((say) => say(texts)).join(" ");
  };
}

/** What somebody hears about the present deal who has just come. */
export function welcome(seen: TableSeen, view: SoloView): Say[] {
  if (view.deal === 0) return [];
  if (isOpen(view)) return view.scored ? [saysMade(view.scored)] : [];
  const company = companyOf(seen);
  const told = isPlayed(view) ? playTold(seen, view) : auctionTold(view, company);
  const cards = arranged(ownCards(view));
  if (cards.length === 0) return told;
  return [...told, (texts) => texts.text("say-your-hand", { cards: cardList(cards)(texts) })];
}

function auctionTold(view: SoloView, company: Company): Say[] {
  const { turned, contract, declarers, exposed, dealer } = view;
  const told: Say[] = [];
  if (exposed !== null && dealer !== null) {
    told.push((texts) =>
      texts.text("solo-read-turned", {
        ...who(texts, company, dealer),
        card: cardName(exposed)(texts),
      }),
    );
  } else if (turned !== null) {
    told.push((texts) => texts.text("solo-read-turned-suit", { suit: suitWord(turned) }));
  }
  if (contract === null) return [...told, (texts) => texts.text("solo-read-no-call")];
  const stands: Say = (texts) =>
    texts.text("solo-read-stands", {
      ...players(texts, company, declarers),
      contract: contractName(contract, declarers)(texts),
    });
  const may: Say = (texts) => `${saysWhoMay(view, company)(texts)}.`;
  return [...told, stands, may];
}

function playTold(seen: TableSeen, view: SoloView): Say[] {
  const { contract, declarers, trumps, leader, trick } = view;
  if (contract === null) return [];
  const company = companyOf(seen);
  const loses: Say = (texts) => `${capital(saysGeneralLoser(seen)(texts))}.`;
  const told = [
    saysContract(contract, declarers, trumps, company),
    ...(contract === "general-misere" ? [loses] : []),
    saysTaken(view, company),
  ];
  if (trick.length === 0 || leader === null) return told;
  const lying: Say = (texts) => {
    const cards = trick.map((card, place) =>
      texts.text("solo-laid-card", {
        name: texts.text("solo-name", who(texts, company, seatAt(leader, place))),
        card: cardName(card)(texts),
      }),
    );
    return texts.text("solo-read-trick", { cards: cards.join("; ") });
  };
  return [...told, lying];
}

/** "Tricks: the declarer has 3, the others 4." */
export function saysTaken(view: SoloView, company: Company): Say {
  const { contract, declarers, taken } = view;
  if (contract === null || declarers.length === 0) {
    return (texts) =>
      taken
        .map((tricks, seat) =>
          texts.text("solo-read-tricks", { ...who(texts, company, seat), tricks }),
        )
        .join(" ");
  }
  return (texts) =>
    texts.text("solo-read-taken", {
      taken: takenBy(view, declarers),
      needed: needed(contract),
      others: takenBy(view, defenders(declarers)),
      kind: isMisere(contract) ? "misere" : "tricks",
    });
}

/** "May still speak: you, West", and what becomes of a proposal that nobody overtakes (W9, W10). */
export function saysWhoMay(view: SoloView, company: Company, naming: Naming = nameOf): Say {
  const seats = mayGoHigher(view);
  if (seats.length > 0) {
    return (texts) => texts.text("solo-may", { names: listed(texts, company, seats, naming) });
  }
  const isLone = view.contract === "prop" && view.declarers.length === 1;
  if (!isLone) return (texts) => texts.text("solo-may-nobody");
  if (!eldestMayAccept(view)) return (texts) => texts.text("solo-may-raise");
  const eldest = leftOf(view.dealer ?? 0);
  return (texts) =>
    texts.text("solo-may-accept", {
      ...who(texts, company, eldest),
      name: naming(texts, company, eldest),
    });
}

/** How somebody is named: in full, or short where there is little room. */
export type Naming = typeof nameOf;

/** Names with "you" for the listener: "you, Club player 2". */
export function listed(
  texts: Speaker,
  company: Company,
  seats: readonly number[],
  naming: Naming,
): string {
  return seats
    .map((seat) => {
      const name = naming(texts, company, seat);
      return texts.text("solo-name", { ...who(texts, company, seat), name });
    })
    .join(", ");
}
