// Made by `python -m pegboard.web.typescript` from web/messages.py: change that.

export const PROTOCOL = 1;

export type Card =
  | "AC"
  | "2C"
  | "3C"
  | "4C"
  | "5C"
  | "6C"
  | "7C"
  | "8C"
  | "9C"
  | "TC"
  | "JC"
  | "QC"
  | "KC"
  | "AD"
  | "2D"
  | "3D"
  | "4D"
  | "5D"
  | "6D"
  | "7D"
  | "8D"
  | "9D"
  | "TD"
  | "JD"
  | "QD"
  | "KD"
  | "AH"
  | "2H"
  | "3H"
  | "4H"
  | "5H"
  | "6H"
  | "7H"
  | "8H"
  | "9H"
  | "TH"
  | "JH"
  | "QH"
  | "KH"
  | "AS"
  | "2S"
  | "3S"
  | "4S"
  | "5S"
  | "6S"
  | "7S"
  | "8S"
  | "9S"
  | "TS"
  | "JS"
  | "QS"
  | "KS";

export interface LotDrawn {
  readonly cards: readonly (Card | null)[];
  readonly dealer: number | null;
  readonly kind: "lot-drawn";
}

export interface BonusPegged {
  readonly side: number;
  readonly points: number;
  readonly scores: readonly number[];
  readonly kind: "bonus-pegged";
}

export interface Dealt {
  readonly number: number;
  readonly dealer: number;
  readonly hands: readonly (readonly (Card | null)[] | null)[];
  readonly cards_each: number;
  readonly to_crib: readonly (Card | null)[] | null;
  readonly kind: "dealt";
}

export interface BidMade {
  readonly seat: number;
  readonly points: number;
  readonly kind: "bid-made";
}

export interface CribSold {
  readonly owner: number;
  readonly price: number;
  readonly scores: readonly number[];
  readonly kind: "crib-sold";
}

export interface LaidAway {
  readonly seat: number;
  readonly cards: readonly (Card | null)[] | null;
  readonly kind: "laid-away";
}

export interface DepthNamed {
  readonly seat: number;
  readonly cards: number;
  readonly kind: "depth-named";
}

export interface StarterTurned {
  readonly card: Card;
  readonly heels: number;
  readonly side: number;
  readonly scores: readonly number[];
  readonly kind: "starter-turned";
}

export type PlayReason = "fifteen" | "pair" | "pair-royal" | "double-pair-royal" | "run" | "thirty-one" | "go" | "last";

export interface PlayItem {
  readonly kind: PlayReason;
  readonly cards: number;
  readonly points: number;
}

export interface Laid {
  readonly seat: number;
  readonly card: Card;
  readonly total: number;
  readonly items: readonly PlayItem[];
  readonly points: number;
  readonly scores: readonly number[];
  readonly kind: "laid";
}

export interface SaidGo {
  readonly seat: number;
  readonly total: number;
  readonly kind: "said-go";
}

export interface CountClosed {
  readonly seat: number;
  readonly total: number;
  readonly reason: "thirty-one" | "go" | "last";
  readonly points: number;
  readonly scores: readonly number[];
  readonly kind: "count-closed";
}

export interface CountOpened {
  readonly owner: number;
  readonly what: "hand" | "crib";
  readonly cards: readonly (Card | null)[];
  readonly kind: "count-opened";
}

export interface Claimed {
  readonly seat: number;
  readonly what: "hand" | "crib";
  readonly points: number;
  readonly kind: "claimed";
}

export interface MugginsCalled {
  readonly seat: number;
  readonly points: number;
  readonly pegged: number;
  readonly scores: readonly number[];
  readonly kind: "muggins-called";
}

export type ItemKind = "fifteen" | "pair" | "pair-royal" | "double-pair-royal" | "run" | "flush" | "nobs";

export interface Item {
  readonly kind: ItemKind;
  readonly cards: readonly Card[];
  readonly points: number;
}

export interface Show {
  readonly total: number;
  readonly items: readonly Item[];
}

export interface Shown {
  readonly deal: number;
  readonly owner: number;
  readonly what: "hand" | "crib";
  readonly cards: readonly (Card | null)[];
  readonly starter: Card;
  readonly show: Show | null;
  readonly pegged: number;
  readonly side: number;
  readonly scores: readonly number[];
  readonly kind: "shown";
}

export interface Explained {
  readonly owner: number;
  readonly what: "hand" | "crib";
  readonly show: Show;
  readonly kind: "explained";
}

export interface DealEnded {
  readonly number: number;
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly crib: readonly (Card | null)[];
  readonly kind: "deal-ended";
}

export interface ResignOffered {
  readonly seat: number;
  readonly kind: "resign-offered";
}

export interface SideLeft {
  readonly side: number;
  readonly cause: "resigned" | "time" | "abandoned";
  readonly kind: "side-left";
}

export interface Result {
  readonly winner: number | null;
  readonly scores: readonly number[];
  readonly games: number;
  readonly degree: string;
  readonly termination: string;
}

export interface GameEnded {
  readonly result: Result;
  readonly kind: "game-ended";
}

export type CribbageEvent = LotDrawn | BonusPegged | Dealt | BidMade | CribSold | LaidAway | DepthNamed | StarterTurned | Laid | SaidGo | CountClosed | CountOpened | Claimed | MugginsCalled | Shown | Explained | DealEnded | ResignOffered | SideLeft | GameEnded;

export type Phase =
  | "lot"
  | "bonus"
  | "deal"
  | "bid"
  | "lay-away"
  | "depth"
  | "cut"
  | "play"
  | "claim"
  | "muggins"
  | "over";

export interface TableCard {
  readonly seat: number;
  readonly card: Card;
  readonly in_count: number;
}

export interface CribbageView {
  readonly seat: number | null;
  readonly phase: Phase;
  readonly target: number;
  readonly deal: number;
  readonly dealer: number | null;
  readonly crib_owner: number | null;
  readonly to_act: readonly number[];
  readonly scores: readonly number[];
  readonly back_pegs: readonly number[];
  readonly hand: readonly (Card | null)[] | null;
  readonly kept: readonly (Card | null)[] | null;
  readonly laid_away: readonly (Card | null)[] | null;
  readonly confirmed: readonly boolean[];
  readonly held: readonly number[];
  readonly crib_count: number;
  readonly starter: Card | null;
  readonly table: readonly TableCard[];
  readonly total: number;
  readonly said_go: readonly number[];
  readonly bids: readonly (readonly [number, number])[];
  readonly price: number;
  readonly counting: CountOpened | null;
  readonly silent: readonly number[];
  readonly shows: readonly Shown[];
  readonly revealed: readonly (readonly (Card | null)[])[] | null;
  readonly crib: readonly (Card | null)[] | null;
  readonly lot: readonly (readonly (Card | null)[])[];
  readonly resigning: readonly number[];
  readonly left: readonly number[];
  readonly result: Result | null;
  readonly kind: "cribbage";
}

export interface Hello {
  readonly t: "hello";
  readonly table: string;
  readonly have: number;
  readonly hash: string;
}

export interface Act {
  readonly t: "act";
  readonly id: string;
  readonly at: number;
  readonly action: string;
}

export interface Sit {
  readonly t: "sit";
  readonly id: string;
  readonly seat: number;
  readonly salt: string;
}

export interface Leave {
  readonly t: "leave";
  readonly id: string;
}

export interface Ready {
  readonly t: "ready";
  readonly id: string;
  readonly at: number;
}

export interface Again {
  readonly t: "again";
  readonly id: string;
  readonly salt: string;
}

export interface Beat {
  readonly t: "beat";
  readonly v: number;
  readonly hash: string;
}

export type Inbound = Hello | Act | Sit | Leave | Ready | Again | Beat;

export interface SeatSeen {
  readonly name: string;
  readonly kind: "empty" | "person" | "club";
}

export interface MatchSeen {
  readonly games: number;
  readonly format: string;
  readonly game: number;
  readonly wins: readonly number[];
  readonly over: boolean;
  readonly winner: number | null;
}

export interface ProofSeen {
  readonly commitment: string;
  readonly salts: readonly string[];
  readonly secret: string | null;
  readonly next_commitment: string;
}

export interface TableSeen {
  readonly v: number;
  readonly table: string;
  readonly you: number | null;
  readonly seats: readonly SeatSeen[];
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly stage: "waiting" | "playing" | "showing" | "over";
  readonly ready: readonly boolean[];
  readonly match: MatchSeen | null;
  readonly proof: ProofSeen | null;
  readonly view: CribbageView | null;
  readonly actions: readonly string[];
}

export interface Happened {
  readonly v: number;
  readonly what: "sat" | "left" | "started" | "acted" | "ready" | "again";
  readonly seat: number | null;
  readonly events: readonly CribbageEvent[];
  readonly seen: TableSeen;
  readonly hash: string;
}

export interface Snapshot {
  readonly t: "snapshot";
  readonly seen: TableSeen;
  readonly hash: string;
  readonly shows: readonly Shown[];
}

export interface Events {
  readonly t: "events";
  readonly entries: readonly Happened[];
}

export interface Ack {
  readonly t: "ack";
  readonly id: string;
  readonly v: number;
}

export interface Refused {
  readonly t: "refused";
  readonly id: string;
  readonly why: string;
  readonly v: number;
}

export interface Here {
  readonly t: "here";
  readonly seats: readonly boolean[];
  readonly watching: number;
}

export interface Bye {
  readonly t: "bye";
  readonly why: string;
}

export type Outbound = Snapshot | Events | Ack | Refused | Here | Beat | Bye;
