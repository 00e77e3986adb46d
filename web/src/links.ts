/** Names of cards inside a sentence: marked where the sentence is made, made into links where it is shown. */

const [OPENS, SPLITS, CLOSES] = ["\uE000", "\uE001", "\uE002"];
const LINK = new RegExp(`${OPENS}([^${SPLITS}]*)${SPLITS}([^${CLOSES}]*)${CLOSES}`, "g");

/** A card's name, to be put into a sentence. */
export const linked = (card: string, name: string): string => `${OPENS}${card}${SPLITS}${name}${CLOSES}`;

/** The sentence as it is said aloud. */
export const spoken = (text: string): string => text.replaceAll(LINK, "$2");

export interface Piece {
  text: string;
  card?: string;
}

/** The sentence as it is written: text, and names with their cards. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[2] ?? "", card: match[1] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}
