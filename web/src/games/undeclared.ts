/** What La Gloire does not declare yet; once it declares its steps, that is taken instead. */
import type { Declaration, OptionInfo } from "../protocol";

const flag = (name: string, without: string[] = []): OptionInfo => ({
  name,
  choices: ["yes", "no"],
  default: "no",
  seats: [],
  without,
});

export const UNDECLARED: Record<string, Partial<Declaration>> = {
  gloire: {
    steps: [
      { name: "setup_card", topic: "G-START" },
      { name: "lead", topic: "G-LEAD" },
      { name: "follow", topic: "G-FOLLOW" },
      { name: "think_discard", topic: "G-THINK" },
      { name: "think", topic: "G-THINK" },
      { name: "offer_think", topic: "G-THINK" },
      { name: "patron", topic: "G-PATRON" },
      { name: "bath", topic: "G-B-BATH" },
      { name: "laborer", topic: "G-LABORER" },
      { name: "architect", topic: "G-BUILD" },
      { name: "craftsman", topic: "G-BUILD" },
      { name: "fountain", topic: "G-B-FOUNTAIN" },
      { name: "demand", topic: "G-LEGION" },
      { name: "give", topic: "G-LEGION" },
      { name: "lions", topic: "G-B-COLISEUM" },
      { name: "merchant", topic: "G-MERCHANT" },
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
