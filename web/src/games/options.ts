/** What can be chosen when a table is set up: rules of the game that are not the usual ones. */

export interface Option {
  name: string;
  /** What is sent when it is chosen. */
  value: string;
  /** Only with so many people. */
  seats?: number;
  /** Options it cannot be played with. */
  without?: readonly string[];
}

const ALTERNATIVES = ["alternative_circus", "alternative_forum"];

export const OPTIONS: Record<string, readonly Option[]> = {
  fortuna: [{ name: "draft", value: "yes" }],
  gloire: [
    { name: "introductory", value: "yes", without: ALTERNATIVES },
    { name: "experienced_start", value: "yes" },
    { name: "alternative_circus", value: "yes", without: ["introductory"] },
    { name: "alternative_forum", value: "yes", without: ["introductory"] },
    { name: "two_player_sites", value: "2", seats: 2 },
  ],
};
