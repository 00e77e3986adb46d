/** What Fortuna and La Gloire do not declare yet; what they do declare is taken instead. */
import type { Declaration, OptionInfo } from "../protocol";

const flag = (name: string, without: string[] = []): OptionInfo => ({
  name,
  choices: ["yes", "no"],
  default: "no",
  seats: [],
  without,
});

export const UNDECLARED: Record<string, Partial<Declaration>> = {
  fortuna: {
    steps: [
      { name: "draft", topic: "F-SETUP-11" },
      { name: "lock", topic: "F-SETUP-13" },
      { name: "card", topic: "F-CARD" },
      { name: "exec", topic: "F-ACTION" },
      { name: "roll", topic: "F-ACTION-FAMILY" },
      { name: "gift", topic: "F-ACTION-FAMILY" },
      { name: "swap", topic: "F-SWAP" },
      { name: "mil", topic: "F-MIL" },
      { name: "favor", topic: "F-FAVOR" },
      { name: "flip", topic: "F-2P" },
      { name: "keep", topic: "F-PRIV" },
      { name: "end", topic: "F-PRIV" },
      { name: "palace", topic: "F-CAESAR" },
      { name: "over", topic: "F-SCORE" },
    ],
    events: [{ name: "RoundBegan", cue: "turn" }],
    options: [{ ...flag("draft"), choices: ["true", "false"], default: "false" }],
  },
  gloire: {
    steps: [
      { name: "setup_card", topic: "G-START" },
      { name: "lead", topic: "G-LEAD" },
      { name: "follow", topic: "G-FOLLOW" },
      { name: "think_discard", topic: "G-THINK" },
      { name: "think", topic: "G-THINK" },
      { name: "offer_think", topic: "G-THINK" },
      { name: "patron_pool", topic: "G-PATRON" },
      { name: "patron_hand", topic: "G-PATRON" },
      { name: "patron_deck", topic: "G-PATRON" },
      { name: "bath", topic: "G-B-BATH" },
      { name: "laborer_pool", topic: "G-LABORER" },
      { name: "laborer_hand", topic: "G-LABORER" },
      { name: "architect", topic: "G-BUILD" },
      { name: "craftsman", topic: "G-BUILD" },
      { name: "fountain", topic: "G-B-FOUNTAIN" },
      { name: "demand", topic: "G-LEGION" },
      { name: "give", topic: "G-LEGION" },
      { name: "lions", topic: "G-B-COLISEUM" },
      { name: "merchant", topic: "G-MERCHANT" },
      { name: "merchant_hand", topic: "G-MERCHANT" },
      { name: "prison", topic: "G-B-PRISON" },
      { name: "senate", topic: "G-B-SENATE" },
      { name: "sewer", topic: "G-B-SEWER" },
      { name: "over", topic: "G-SCORE" },
    ],
    events: [{ name: "TurnBegan", cue: "turn" }],
    options: [
      flag("introductory", ["alternative_circus", "alternative_forum"]),
      flag("experienced_start"),
      flag("alternative_circus"),
      flag("alternative_forum"),
      { name: "two_player_sites", choices: ["2", "3"], default: "3", seats: [2], without: [] },
    ],
  },
};
