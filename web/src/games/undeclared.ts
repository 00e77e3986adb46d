/** What La Gloire does not declare yet; once it declares its steps, that is taken instead. */
import type { AnswerInfo, Declaration, OptionInfo, PartInfo } from "../protocol";

const flag = (name: string, without: string[] = []): OptionInfo => ({
  name,
  choices: ["yes", "no"],
  default: "no",
  seats: [],
  without,
});

const step = (name: string, topic: string, by = "") => ({ name, topic, by });
const MATERIALS = ["rubble", "wood", "concrete", "brick", "stone", "marble"];
const ROLES = ["laborer", "craftsman", "architect", "legionary", "patron", "merchant"];
const KINDS: Record<string, PartInfo> = {
  card: { name: "card", kind: "card", words: [], several: false },
  building: { name: "building", kind: "card", words: [], several: false },
  material: { name: "material", kind: "word", words: MATERIALS, several: false },
  site: { name: "site", kind: "word", words: MATERIALS, several: false },
  role: { name: "role", kind: "word", words: ROLES, several: false },
  distance: { name: "distance", kind: "seat", words: [], several: false },
};
const family = (name: string, text: string, group: string | Record<string, string> = ""): AnswerInfo => ({
  name,
  text,
  steps: [],
  groups: typeof group === "string" ? { "": group } : group,
  parts: [...text.matchAll(/\{(\w+)\}/g)].flatMap((found) => KINDS[found[1] ?? ""] ?? []),
});

export const UNDECLARED: Record<string, Partial<Declaration>> = {
  gloire: {
    steps: [
      step("setup_card", "G-START"),
      step("lead", "G-LEAD"),
      step("follow", "G-FOLLOW"),
      step("think_discard", "G-THINK"),
      step("think", "G-THINK"),
      step("offer_think", "G-THINK"),
      step("patron", "G-PATRON"),
      step("bath", "G-B-BATH", "bath"),
      step("laborer", "G-LABORER"),
      step("architect", "G-BUILD"),
      step("craftsman", "G-BUILD"),
      step("fountain", "G-B-FOUNTAIN", "fountain"),
      step("demand", "G-LEGION"),
      step("give", "G-LEGION"),
      step("lions", "G-B-COLISEUM", "coliseum"),
      step("merchant", "G-MERCHANT"),
      step("prison", "G-B-PRISON", "prison"),
      step("senate", "G-B-SENATE", "senate"),
      step("sewer", "G-B-SEWER", "sewer"),
      step("over", "G-SCORE"),
    ],
    answers: [
      family("Pass", "pass", { follow: "pass", think_discard: "keep", fountain: "keep" }),
      family("TakeSenator", "senator"),
      family("Fill", "fill"),
      family("DiscardHand", "discard hand"),
      family("Draw", "draw"),
      family("Role", "lead {role}", "lead"),
      family("Role", "act {role}", "act"),
      family("PlaySenator", "play senator", "play"),
      family("Play", "play {card}", "play"),
      family("Petition", "petition {material}", "petition"),
      family("NameCard", "card {card}", {
        setup_card: "choose",
        lead: "petition-card",
        follow: "petition-card",
        think_discard: "discard",
        patron: "hire-hand",
        laborer: "store",
        merchant: "vault",
        give: "give",
        sewer: "keep",
      }),
      family("Take", "take {material}", { laborer: "take", patron: "hire", merchant: "sell", demand: "demand" }),
      family("Lay", "lay {card}", "lay"),
      family("LayOut", "lay {card} out", "lay-out"),
      family("LayStatue", "lay {statue} on {site}", "lay"),
      family("LayStatueOut", "lay {statue} on {site} out", "lay-out"),
      family("UseStock", "use {material} from stockpile", "stock"),
      family("UsePool", "use {material} from pool", "pool"),
      family("UseHand", "use {card} from hand", "hand"),
      family("AddTo", "to {building}", "to"),
      family("CompleteWith", "complete {building}", "complete"),
      family("RivalBuilding", "rival {distance} {building}", "rival"),
      family("Throw", "throw {distance} {role}", "throw"),
      family("ClaimSenator", "claim {distance}", "claim"),
      family("Abdicate", "abdicate {distance}", "abdicate"),
      ...["think", "one", "survey", "hold", "withdraw"].map((one) => family(one, one)),
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
