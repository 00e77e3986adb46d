/** Ratings as people read them: people and bots on one scale, 1500 for a newcomer. */

export const scaled = (figure: number): number => Math.round(1000 + 20 * figure);

/** A doubt, or a change, on the same scale. */
export const steps = (figure: number): number => Math.round(20 * figure);

/** A change with its sign: +14, −3. */
export const signed = (figure: number): string => {
  const found = steps(figure);
  return found < 0 ? `−${-found}` : `+${found}`;
};
