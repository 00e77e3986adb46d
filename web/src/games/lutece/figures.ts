/** What has changed for somebody in Lutèce. */
import type { People } from "../../people";
import type { LuteceView } from "../../protocol";
import { type Figure, others } from "../../shell/recap/figures";
import { word } from "../../shell/recap/words";

export const figures = ({ totals, purses, owned, round }: LuteceView, seat: number, people: People): Figure[] => [
  { label: word("figure-points"), value: totals[seat] ?? 0, better: "more" },
  { label: word("figure-gold"), value: purses[seat] ?? 0, better: "more" },
  { label: word("figure-cards"), value: owned[seat]?.length ?? 0, better: "more" },
  { label: word("figure-round", { game: "lutece" }), value: round },
  ...others("points", totals, seat, people),
  ...others("gold", purses, seat, people),
];
