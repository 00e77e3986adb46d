/** Where we are: the lobby, a table, a moment of its past, or the contact sheet. */

export type Place =
  | { at: "lobby" }
  | { at: "table"; id: string }
  /** `seq`: the entry that was meant; several answers may have come with one. */
  | { at: "replay"; id: string; moment: number | null; seq: number }
  | { at: "contact-sheet" };

export function read(url: URL): Place {
  const [first, id, last] = url.pathname.split("/").filter(Boolean);
  if (first === "contact-sheet") return { at: "contact-sheet" };
  if (first === "t" && id) {
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
