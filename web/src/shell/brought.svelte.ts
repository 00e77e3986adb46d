/** The record somebody has brought: for as long as this tab is open. */
const KEPT = "ludus-record";

class Brought {
  #text = $state(sessionStorage.getItem(KEPT) ?? "");

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    try {
      sessionStorage.setItem(KEPT, text);
    } catch {
      // It is there until the page is loaded again.
    }
  }
}

export const brought = new Brought();
