/** One paint for each frame: what comes before it waits, and is shown together. */

/** A page that is not painted goes on after this many milliseconds. */
const LONGEST = 100;

/** Calls back with the frame after the one that paints what has changed; soon where nothing is painted, as on a page nobody sees. */
export function painted(then: () => void): void {
  let due = true;
  const go = () => {
    if (due) then();
    due = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(go));
  setTimeout(go, LONGEST);
}

/**
 * Work in the order it comes. What redraws the table is done at once where nothing else waits to be painted; until it is
 * on the screen, whatever comes waits, and all of it is one change.
 */
export class Frames {
  #waiting: (() => void)[] = [];
  #painting = false;

  take(work: () => void, redraws: boolean): void {
    if (this.#waiting.length || (redraws && this.#painting)) this.#waiting.push(work);
    else {
      if (redraws) this.#paint();
      work();
    }
  }

  #paint(): void {
    this.#painting = true;
    painted(() => {
      const all = this.#waiting;
      this.#waiting = [];
      this.#painting = false;
      if (all.length) this.#paint();
      for (const work of all) work();
    });
  }
}
