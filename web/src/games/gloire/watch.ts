/** How near the end is, and by which way (deck, sites, Forum, Catacomb), in words. */
import type { Glyph } from "../../art/glyphs";
import type { People } from "../../people";
import type { GloireView } from "../../protocol";
import { card, design, trigger, word } from "./words";

export interface Near {
  glyph: Glyph;
  name: string;
  figure: number | string;
  text: string;
  near: boolean;
}

const FEW_CARDS = 12;
const FEW_SITES = 3;
const SOME_ROLES = 4;

export function watch(view: GloireView, people: People): Near[] {
  let sites = 0;
  for (const left of view.town) sites += left;
  const found: Near[] = [
    {
      glyph: "cards",
      name: word("zone-deck"),
      figure: view.deck,
      text: word("watch-deck", { count: view.deck }),
      near: view.deck <= FEW_CARDS,
    },
    {
      glyph: "town",
      name: word("sites-title"),
      figure: sites,
      text: word(sites === 1 ? "watch-last-site" : "watch-sites", { count: sites }),
      near: sites <= FEW_SITES,
    },
  ];
  const best = forum(view);
  if (best) {
    const [roles, materials] = view.forum[best.seat] ?? [0, 0];
    found.push({
      glyph: "crown",
      name: card("forum"),
      figure: roles,
      text: word(best.active ? "watch-forum" : "watch-roles", { who: people.call(best.seat), roles, materials }),
      near: best.active,
    });
  }
  for (const [seat, buildings] of view.buildings.entries())
    for (const one of buildings)
      if (!one.completed && ends(one.name))
        found.push({
          glyph: "finish",
          name: card(one.name),
          figure: one.materials.length,
          text: word("watch-catacomb", {
            card: card(one.name),
            who: people.call(seat),
            done: one.materials.length,
            all: one.needed ?? 0,
          }),
          near: one.last,
        });
  return found;
}

const ends = (id: string): boolean =>
  Boolean((design(id) as { completion_ends_game?: boolean } | undefined)?.completion_ends_game);
const wins = (id: string): boolean => trigger(id) === "crown";

/** Whoever is nearest to a victory by the Forum, once one may come. */
function forum(view: GloireView): { seat: number; active: boolean } | null {
  const seats = view.forum.map((_, seat) => seat);
  const active = seats.filter((seat) => (view.functions[seat] ?? []).some(wins));
  const near = (seat: number) => (view.forum[seat]?.[0] ?? 0) * 10 + (view.forum[seat]?.[1] ?? 0);
  const [best] = (active.length ? active : seats).sort((a, b) => near(b) - near(a));
  if (best === undefined) return null;
  const shown = active.length > 0 || (view.forum[best]?.[0] ?? 0) >= SOME_ROLES;
  return shown ? { seat: best, active: active.length > 0 } : null;
}
