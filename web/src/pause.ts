/** A pause that can be ended before it is over. */
export class Pause {
  #wake: (() => void) | null = null;

  for(long: number): Promise<void> {
    return new Promise((go) => {
      const timer = setTimeout(() => this.#wake?.(), long);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        go();
      };
    });
  }

  end(): void {
    this.#wake?.();
  }
}
