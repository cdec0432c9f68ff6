/** What a contract is worth at this table, for those who call it (solo-whist.md W24 to W27). */
import type { SoloContract, TableSeen } from "../../generated/messages";
import type { Say } from "../texts.svelte";

/** Points that change hands with each opponent (W24). */
const UNITS: Readonly<Record<SoloContract, number>> = {
  prop: 1,
  solo: 1,
  misere: 2,
  abundance: 3,
  royal: 3,
  open: 4,
  declared: 6,
  "general-misere": 1,
};

/** The old scale counts six points where the other counts one (W27, W30). */
const HOYLE = 6;

/** On the old scale tricks above or below these contracts count, too (W27). */
const BY_TRICKS: readonly SoloContract[] = ["prop", "solo", "abundance", "royal"];

/** "3 from each": what each opponent pays, or gets; of two against two, what each player does. */
export function saysWorth(contract: SoloContract, seen: TableSeen | null): Say {
  const isHoyle = seen?.options["scoring"] === "hoyle6";
  const units = UNITS[contract] * (isHoyle ? HOYLE : 1);
  const hasTricks = isHoyle && BY_TRICKS.includes(contract);
  const [plain, counted] =
    contract === "prop"
      ? ["solo-worth-pair", "solo-worth-pair-tricks"]
      : ["solo-worth", "solo-worth-tricks"];
  return (texts) => texts.text(hasTricks ? counted : plain, { units });
}
