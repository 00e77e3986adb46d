/** Where we are: the lobby, a table, a moment of its past, finished games, a profile, a board in a frame, … */

export type Place =
  | { at: "lobby" }
  | { at: "table"; id: string }
  /** `seq`: the entry that was meant; several answers may have come with one. */
  | { at: "replay"; id: string; moment: number | null; seq: number }
  | { at: "fair"; id: string }
  /** `confirm` and `out` are what a link of a letter says. */
  | { at: "notices"; confirm: string; out: string }
  /** A forgotten password; `token` is what the link of a letter holds. */
  | { at: "reset"; token: string }
  /** No `id`: my own. */
  | { at: "profile"; id: string }
  | { at: "friend"; token: string }
  | { at: "games" }
  /** No `id`: all of them. */
  | { at: "tournaments"; id: string }
  | { at: "record" }
  /** In a page of others: from here nothing leads to another page. */
  | { at: "embed"; id: string; moment: number | null }
  | { at: "contact-sheet" };

export function read(url: URL): Place {
  const [first, id, last] = url.pathname.split("/").filter(Boolean);
  if (first === "embed") {
    const moment = url.searchParams.get("at");
    return { at: "embed", id: last ?? "", moment: moment === null ? null : Number(moment) || 0 };
  }
  if (first === "games" || first === "record") return { at: first };
  if (first === "tournaments") return { at: "tournaments", id: id ?? "" };
  if (first === "contact-sheet") return { at: "contact-sheet" };
  if (first === "notices") {
    const said = (name: string) => url.searchParams.get(name) ?? "";
    return { at: "notices", confirm: said("confirm"), out: said("out") };
  }
  if (first === "reset") return { at: "reset", token: url.hash.slice(1) };
  if (first === "me") return { at: "profile", id: "" };
  if (first === "f" && id) return { at: "friend", token: id };
  if (first === "p" && id) return { at: "profile", id };
  if (first === "t" && id) {
    if (last === "fair") return { at: "fair", id };
    if (last !== "replay") return { at: "table", id };
    const moment = url.searchParams.get("at");
    const seq = Number(url.searchParams.get("seq") ?? 0);
    return { at: "replay", id, moment: moment === null ? null : Number(moment), seq };
  }
  return { at: "lobby" };
}

export const router = $state<{ place: Place }>({ place: read(new URL(location.href)) });

/** Goes to another page of the program, without loading it again. */
export function go(path: string): void {
  history.pushState(null, "", path);
  router.place = read(new URL(location.href));
}

addEventListener("popstate", () => {
  router.place = read(new URL(location.href));
});

/** A link inside the program. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
