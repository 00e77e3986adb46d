/** What has changed for somebody in La Gloire. */
import type { People } from "../../people";
import type { GloireView } from "../../protocol";
import { type Figure, others } from "../../shell/recap/figures";
import { word } from "../../shell/recap/words";

export const figures = (view: GloireView, seat: number, people: People): Figure[] => [
  { label: word("figure-influence"), value: view.influence[seat] ?? 0, better: "more" },
  { label: word("figure-hand"), value: view.hand_sizes[seat] ?? 0, better: "more" },
  { label: word("figure-buildings"), value: view.buildings[seat]?.length ?? 0, better: "more" },
  { label: word("figure-deck"), value: view.deck },
  ...others("influence", view.influence, seat, people),
  ...others("hand", view.hand_sizes, seat, people),
];
