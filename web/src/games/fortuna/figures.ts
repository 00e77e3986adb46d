/** What has changed for somebody in Fortuna. */
import type { People } from "../../people";
import type { FortunaView } from "../../protocol";
import { type Figure, others } from "../../shell/recap/figures";
import { word } from "../../shell/recap/words";

export function figures(view: FortunaView, seat: number, people: People): Figure[] {
  const { provinces, hand_sizes: hands, favors, round } = view;
  const ways = provinces.map(({ to_palace }) => to_palace);
  const purses = provinces.map(({ money }) => money);
  return [
    { label: word("figure-palace"), value: ways[seat] ?? 0, better: "less" },
    { label: word("figure-money"), value: purses[seat] ?? 0, better: "more" },
    { label: word("figure-hand"), value: hands[seat] ?? 0, better: "more" },
    { label: word("figure-round", { game: "fortuna" }), value: round },
    ...others("palace", ways, seat, people),
    { label: word("figure-favors"), value: favors.filter(({ up }) => up).length },
    ...others("money", purses, seat, people),
  ];
}
