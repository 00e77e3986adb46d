/* Made from the server's own structs by `npm run protocol`. Change those, not this. */

export type AnyCommand =
  | Answer
  | Draft
  | Confirm
  | Undo
  | Plead
  | Settle
  | Chat
  | Leave
  | Return
  | Learn
  | Look
  | Why
  | Read
  | Hint
  | Recall
  | Seen
  | Ping;
export type AnyHappening =
  Opened | Sat | Started | Answered | Undone | Pleaded | Settled | Chatted | Repeated | Stepped | Rested;
export type AnyMessage =
  | Hello
  | Happened
  | Drafted
  | Orders
  | Accepted
  | Refused
  | Explained
  | Understood
  | Hinted
  | Recalled
  | Present
  | Pong
  | Closing;
export type FortunaAnyEvent =
  | {
      name: "RoundBegan";
      facts: FortunaRoundBegan;
    }
  | {
      name: "TurnBegan";
      facts: FortunaTurnBegan;
    }
  | {
      name: "CardDrafted";
      facts: FortunaCardDrafted;
    }
  | {
      name: "CardDealt";
      facts: FortunaCardDealt;
    }
  | {
      name: "CardLocked";
      facts: FortunaCardLocked;
    }
  | {
      name: "AqueductFilled";
      facts: FortunaAqueductFilled;
    }
  | {
      name: "CardTurnedUp";
      facts: FortunaCardTurnedUp;
    }
  | {
      name: "CardChosen";
      facts: FortunaCardChosen;
    }
  | {
      name: "ActionSkipped";
      facts: FortunaActionSkipped;
    }
  | {
      name: "GoodsTaken";
      facts: FortunaGoodsTaken;
    }
  | {
      name: "GoodsReturned";
      facts: FortunaGoodsReturned;
    }
  | {
      name: "MoneyTaken";
      facts: FortunaMoneyTaken;
    }
  | {
      name: "MoneyPaid";
      facts: FortunaMoneyPaid;
    }
  | {
      name: "GoodsSold";
      facts: FortunaGoodsSold;
    }
  | {
      name: "PiecesBought";
      facts: FortunaPiecesBought;
    }
  | {
      name: "Married";
      facts: FortunaMarried;
    }
  | {
      name: "Built";
      facts: FortunaBuilt;
    }
  | {
      name: "Bribed";
      facts: FortunaBribed;
    }
  | {
      name: "CardsExchanged";
      facts: FortunaCardsExchanged;
    }
  | {
      name: "MilitaryUsed";
      facts: FortunaMilitaryUsed;
    }
  | {
      name: "MilitaryDeclined";
      facts: FortunaMilitaryDeclined;
    }
  | {
      name: "DieRolled";
      facts: FortunaDieRolled;
    }
  | {
      name: "FavorUsed";
      facts: FortunaFavorUsed;
    }
  | {
      name: "NoFavor";
      facts: FortunaNoFavor;
    }
  | {
      name: "TaxPaid";
      facts: FortunaTaxPaid;
    }
  | {
      name: "SteppedBack";
      facts: FortunaSteppedBack;
    }
  | {
      name: "Approached";
      facts: FortunaApproached;
    }
  | {
      name: "TokensTaken";
      facts: FortunaTokensTaken;
    }
  | {
      name: "FavorTurned";
      facts: FortunaFavorTurned;
    }
  | {
      name: "NothingTurned";
      facts: FortunaNothingTurned;
    }
  | {
      name: "PileShuffled";
      facts: FortunaPileShuffled;
    }
  | {
      name: "PrivilegeDrawn";
      facts: FortunaPrivilegeDrawn;
    }
  | {
      name: "PrivilegeKept";
      facts: FortunaPrivilegeKept;
    }
  | {
      name: "PrivilegeDiscarded";
      facts: FortunaPrivilegeDiscarded;
    }
  | {
      name: "PrivilegePlayed";
      facts: FortunaPrivilegePlayed;
    }
  | {
      name: "PalaceEntered";
      facts: FortunaPalaceEntered;
    }
  | {
      name: "PrivilegeLaidAside";
      facts: FortunaPrivilegeLaidAside;
    }
  | {
      name: "PalaceCardTaken";
      facts: FortunaPalaceCardTaken;
    }
  | {
      name: "PodiumSet";
      facts: FortunaPodiumSet;
    }
  | {
      name: "TokenPlaced";
      facts: FortunaTokenPlaced;
    }
  | {
      name: "FavorsTurnedUp";
      facts: FortunaFavorsTurnedUp;
    }
  | {
      name: "HandRevealed";
      facts: FortunaHandRevealed;
    }
  | {
      name: "GameEnded";
      facts: FortunaGameEnded;
    };
export type GloireAnyEvent =
  | {
      name: "TurnBegan";
      facts: GloireTurnBegan;
    }
  | {
      name: "CardChosen";
      facts: GloireCardChosen;
    }
  | {
      name: "FirstCardShown";
      facts: GloireFirstCardShown;
    }
  | {
      name: "LeaderFound";
      facts: GloireLeaderFound;
    }
  | {
      name: "RoleLed";
      facts: GloireRoleLed;
    }
  | {
      name: "RoleFollowed";
      facts: GloireRoleFollowed;
    }
  | {
      name: "CardPlayed";
      facts: GloireCardPlayed;
    }
  | {
      name: "SenatorPlayed";
      facts: GloireSenatorPlayed;
    }
  | {
      name: "PetitionPlayed";
      facts: GloirePetitionPlayed;
    }
  | {
      name: "Thought";
      facts: GloireThought;
    }
  | {
      name: "CardDiscarded";
      facts: GloireCardDiscarded;
    }
  | {
      name: "SenatorDiscarded";
      facts: GloireSenatorDiscarded;
    }
  | {
      name: "SenatorTaken";
      facts: GloireSenatorTaken;
    }
  | {
      name: "CardDrawn";
      facts: GloireCardDrawn;
    }
  | {
      name: "ClientHired";
      facts: GloireClientHired;
    }
  | {
      name: "ClientActs";
      facts: GloireClientActs;
    }
  | {
      name: "MaterialTaken";
      facts: GloireMaterialTaken;
    }
  | {
      name: "FoundationLaid";
      facts: GloireFoundationLaid;
    }
  | {
      name: "MaterialAdded";
      facts: GloireMaterialAdded;
    }
  | {
      name: "BuildingCompleted";
      facts: GloireBuildingCompleted;
    }
  | {
      name: "BuildingOpened";
      facts: GloireBuildingOpened;
    }
  | {
      name: "SurveyMade";
      facts: GloireSurveyMade;
    }
  | {
      name: "FountainDrawn";
      facts: GloireFountainDrawn;
    }
  | {
      name: "CardHeld";
      facts: GloireCardHeld;
    }
  | {
      name: "CardKept";
      facts: GloireCardKept;
    }
  | {
      name: "HeldCardJoined";
      facts: GloireHeldCardJoined;
    }
  | {
      name: "MaterialDemanded";
      facts: GloireMaterialDemanded;
    }
  | {
      name: "CardGiven";
      facts: GloireCardGiven;
    }
  | {
      name: "NothingGiven";
      facts: GloireNothingGiven;
    }
  | {
      name: "StockLost";
      facts: GloireStockLost;
    }
  | {
      name: "ClientLost";
      facts: GloireClientLost;
    }
  | {
      name: "CardVaulted";
      facts: GloireCardVaulted;
    }
  | {
      name: "BuildingTaken";
      facts: GloireBuildingTaken;
    }
  | {
      name: "SenatorClaimed";
      facts: GloireSenatorClaimed;
    }
  | {
      name: "PlayedCardKept";
      facts: GloirePlayedCardKept;
    }
  | {
      name: "PlayedCardPooled";
      facts: GloirePlayedCardPooled;
    }
  | {
      name: "SenatorReturned";
      facts: GloireSenatorReturned;
    }
  | {
      name: "Declined";
      facts: GloireDeclined;
    }
  | {
      name: "Abdicated";
      facts: GloireAbdicated;
    }
  | {
      name: "AbdicationWithdrawn";
      facts: GloireAbdicationWithdrawn;
    }
  | {
      name: "GameEnded";
      facts: GloireGameEnded;
    };
export type LuteceAnyEvent =
  | {
      name: "RoundBegan";
      facts: LuteceRoundBegan;
    }
  | {
      name: "CardOffered";
      facts: LuteceCardOffered;
    }
  | {
      name: "BidPlaced";
      facts: LuteceBidPlaced;
    }
  | {
      name: "BribeRaised";
      facts: LuteceBribeRaised;
    }
  | {
      name: "Agreed";
      facts: LuteceAgreed;
    }
  | {
      name: "BidsRevealed";
      facts: LuteceBidsRevealed;
    }
  | {
      name: "RevenueTaken";
      facts: LuteceRevenueTaken;
    }
  | {
      name: "BribeLost";
      facts: LuteceBribeLost;
    }
  | {
      name: "ContestBegan";
      facts: LuteceContestBegan;
    }
  | {
      name: "LegionnairePlayed";
      facts: LuteceLegionnairePlayed;
    }
  | {
      name: "Passed";
      facts: LutecePassed;
    }
  | {
      name: "ContestWon";
      facts: LuteceContestWon;
    }
  | {
      name: "ContestTied";
      facts: LuteceContestTied;
    }
  | {
      name: "BribeReturned";
      facts: LuteceBribeReturned;
    }
  | {
      name: "CardAcquired";
      facts: LuteceCardAcquired;
    }
  | {
      name: "CostUnpaid";
      facts: LuteceCostUnpaid;
    }
  | {
      name: "CoinsTaken";
      facts: LuteceCoinsTaken;
    }
  | {
      name: "ApprenticeAttached";
      facts: LuteceApprenticeAttached;
    }
  | {
      name: "ApprenticeWaits";
      facts: LuteceApprenticeWaits;
    }
  | {
      name: "EffectGained";
      facts: LuteceEffectGained;
    }
  | {
      name: "CardsValued";
      facts: LuteceCardsValued;
    }
  | {
      name: "GameEnded";
      facts: LuteceGameEnded;
    };

export interface Protocol {}
/**
 * The command is done and durable; `seq` is its entry, 0 where it left none.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}
/**
 * `old` is the password until now, if there is one.
 */
export interface AccountIn {
  login: string;
  password: string;
  old?: string;
}
/**
 * One of the best answers: its share of the search, and the chance to win with it, give or take `doubt`; all from 0
 *     to 1.
 */
export interface Advice {
  action: Choice;
  share: number;
  chance: number;
  doubt?: number;
  reasons?: Reason[];
}
/**
 * An action as a person meets it: its id, and its text in the notation of the game.
 */
export interface Choice {
  id: number;
  text: string;
}
/**
 * Why an answer is good, or risky: the sentence (a message of locale/), what it is about, how much of it comes of
 *     this answer on average, and how much of the others.
 */
export interface Reason {
  message: string;
  about: string;
  mean: number;
  otherwise: number;
  risky: boolean;
}
/**
 * A finished game: at each moment, from 0 answers to all, the chance of each seat by what it knew then.
 *
 *     `doubts` is half the 95 % interval of each, `turns` are the moments that moved the chances most, `entries` the
 *     entry of each answer. Nothing but `done` is set while it is worked out: ask again.
 */
export interface Analysis {
  done: boolean;
  chances?: number[][];
  doubts?: number[][];
  turns?: number[];
  entries?: number[];
}
/**
 * Answers at once, with one action or several in a row (a set is picked one by one).
 */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  question: number;
  actions: number[];
}
/**
 * An answer over HTTP; the same `id` sent again is answered again and played once.
 */
export interface AnswerIn {
  id: string;
  question: number;
  actions: number[];
}
/**
 * A family of answers. `groups` says with which others it is shown, by step; "" is any step. One that `declines`
 *     leaves unused what is offered.
 */
export interface AnswerInfo {
  name: string;
  text: string;
  steps: string[];
  groups: {
    [k: string]: string | undefined;
  };
  parts: PartInfo[];
  declines?: boolean;
}
/**
 * What stands in a place of a text, one word or `several`.
 *
 *     `words` are all it can be, where they are the same at any table.
 */
export interface PartInfo {
  name: string;
  kind: "card" | "number" | "seat" | "word";
  words: string[];
  several: boolean;
}
/**
 * A seat answered: so many `answers` stand now, which is where `moments` finds it; `ended` with the last one.
 */
export interface Answered {
  type: "answered";
  seat: number;
  events: GameEvent[];
  answers: number;
  ended: boolean;
  seq: number;
  at: number;
}
/**
 * Something that happened in the game, as the receiver may know it: the name of its class, and its fields.
 */
export interface GameEvent {
  name: string;
  facts: unknown;
}
/**
 * Replaces the private draft of a seat; an empty list clears it.
 */
export interface Draft {
  type: "draft";
  id: string;
  seat: number;
  question: number;
  actions: number[];
}
/**
 * Answers with the draft.
 */
export interface Confirm {
  type: "confirm";
  id: string;
  seat: number;
  question: number;
}
/**
 * Takes back an answer: `seq` is the entry that `Situation.undo` named.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
}
/**
 * Asks the others to let one take back an answer: `seq` is the entry that `Situation.plead` named.
 */
export interface Plead {
  type: "plead";
  id: string;
  seat: number;
  seq: number;
}
/**
 * Says yes or no to somebody's plea for the entry `seq`, or withdraws one's own.
 */
export interface Settle {
  type: "settle";
  id: string;
  seat: number;
  seq: number;
  want: "agree" | "refuse" | "withdraw";
}
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * A bot answers for the seat from now on; before the start, the seat becomes open again.
 */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}
/**
 * The person takes the seat back from the bot that sat in.
 */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}
/**
 * Goes on in a lesson: what `step` tells has been looked at (`next`), is not wanted (`skip`: it is done for the
 *     learner), or an earlier step is wanted again (`back`: the one before, or `to`). `step` is the one the sender saw.
 */
export interface Learn {
  type: "learn";
  id: string;
  want: "back" | "next" | "skip";
  step: number;
  to?: number | null;
}
/**
 * Shows this connection another of one's seats, or the public view (-1).
 */
export interface Look {
  type: "look";
  id: string;
  seat: number;
}
/**
 * Why is this action not allowed?
 */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: number;
}
/**
 * Which action does this text mean?
 */
export interface Read {
  type: "read";
  id: string;
  seat: number;
  text: string;
}
/**
 * What would a bot do?
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * What happened earlier: a page of entries before this one.
 */
export interface Recall {
  type: "recall";
  id: string;
  before: number;
}
/**
 * The person has seen what happened up to the entry `seq`, with their eyes: what comes after it is new to them,
 *     wherever they open the table next. `leaving`: they look away from now on; else they look until the socket closes.
 */
export interface Seen {
  type: "seen";
  id: string;
  seq: number;
  leaving?: boolean;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The table was set up.
 */
export interface Opened {
  type: "opened";
  seq: number;
  at: number;
}
/**
 * A seat changed hands.
 */
export interface Sat {
  type: "sat";
  seat: SeatInfo;
  seq: number;
  at: number;
}
/**
 * Who sits where. `bot` is set when a bot of the server answers: for good, or (`away`) until who sits there comes
 *     back. A bot from outside is of kind `bot`, and answers as the `person` it is named.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  away: boolean;
}
/**
 * All seats are taken: the game begins.
 */
export interface Started {
  type: "started";
  seq: number;
  at: number;
}
/**
 * A seat took back the entry `undone`; all that was answered after it is gone too.
 */
export interface Undone {
  type: "undone";
  seat: number;
  undone: number;
  seq: number;
  at: number;
}
/**
 * A seat asked the others to let it take back the entry `entry`, and with it all that was answered after it.
 */
export interface Pleaded {
  type: "pleaded";
  seat: number;
  entry: number;
  seq: number;
  at: number;
}
/**
 * What became of a plea, or of a part of it: a seat agreed or refused, or who had asked has withdrawn it.
 */
export interface Settled {
  type: "settled";
  seat: number;
  want: "agree" | "refuse" | "withdraw";
  seq: number;
  at: number;
}
/**
 * Somebody said something. `text` is None when the receiver has muted them, or they have left for good.
 */
export interface Chatted {
  type: "chatted";
  person: string;
  name: string;
  text: string | null;
  seq: number;
  at: number;
}
/**
 * A rematch was set up at another table.
 */
export interface Repeated {
  type: "repeated";
  table: string;
  seq: number;
  at: number;
}
/**
 * A lesson has come to a step, on or back: so many `answers` stand now, those after them are taken back.
 */
export interface Stepped {
  type: "stepped";
  step: number;
  answers: number;
  seq: number;
  at: number;
}
/**
 * The clock of a seat stands until then: its owner is on vacation; one that is past runs again.
 */
export interface Rested {
  type: "rested";
  seat: number;
  until: number;
  seq: number;
  at: number;
}
/**
 * First, and after each `look`: the table, how it stands, and what happened after the entry the client had seen; of
 *     a long story only the last page. What came before `happened` is told on request (`recall`). `missed` is there where
 *     others have moved since the receiver was last here, on any device.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  person: string | null;
  mine: number[];
  table: TableInfo;
  happened: (Opened | Sat | Started | Answered | Undone | Pleaded | Settled | Chatted | Repeated | Stepped | Rested)[];
  situation: Situation;
  missed?: Missed | null;
}
/**
 * All that is known of a table besides the game itself.
 */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  seats: SeatInfo[];
  options: {
    [k: string]: string | undefined;
  };
  speed: NoClock | LiveClock | DaysClock;
  public: boolean;
  hints: boolean;
  pace: number;
  host: string | null;
  phase: "closed" | "over" | "running" | "waiting";
  commitment: string;
  created: number;
  parent?: string | null;
  parent_at?: number | null;
  lesson?: string | null;
  rated?: boolean;
  bots?: boolean;
  tournament?: string | null;
}
/**
 * Everybody takes the time they need.
 */
export interface NoClock {
  kind: "none";
}
/**
 * `seconds` for the whole game, and `increment` more after each answer.
 */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment?: number;
}
/**
 * So many days for each answer.
 */
export interface DaysClock {
  kind: "days";
  days: number;
}
/**
 * The table as one seat, or a spectator (-1), may know it, after the entry `seq`.
 */
export interface Situation {
  seq: number;
  seat: number;
  question: number;
  asked: number;
  pending: number[];
  view: unknown;
  legal: Choice[];
  aside: Choice[];
  undo: number | null;
  clocks: ClockInfo[];
  at: number;
  draft: DraftInfo | null;
  sheet: Sheet | null;
  lesson?: LessonInfo | null;
  plead?: number | null;
  plea?: Plea | null;
}
/**
 * Of one seat: what is left, and whether it runs now. `left` is None without a clock; `rests` says until when it
 *     stands because its owner is on vacation.
 */
export interface ClockInfo {
  left: number | null;
  running: boolean;
  rests?: number | null;
}
/**
 * The private draft of a seat. `view` and `legal` are as they would be after it; `view` is None where that cannot
 *     be shown before the draft is confirmed. `barrier`: once confirmed, it cannot be undone.
 */
export interface DraftInfo {
  actions: Choice[];
  view: unknown;
  legal: Choice[];
  barrier: boolean;
}
/**
 * The end: why, the points by part and seat, totals, places, winners; and the seed and salt that were promised.
 */
export interface Sheet {
  reason: string;
  parts: string[];
  points: number[][];
  scores: number[];
  places: number[];
  winners: number[];
  seed: string;
  salt: string;
  salts: string;
}
/**
 * How far the learner is: step `step` of `of`, counted from 1.
 *
 *     `says` is the sentence (a message of locale/). A step that tells ends with a click on what it tells of, which is
 *     `ring`: names of things on the table. One that is to be done rings `answers`, those that go on, and names in `ring`
 *     what else to look at; at a free one any answer goes on. After the last step it is `done`, and `says` is empty.
 */
export interface LessonInfo {
  name: string;
  step: number;
  of: number;
  kind: "do" | "done" | "free" | "tell";
  says: string;
  ring: string[];
  answers: Choice[];
}
/**
 * `seat` asks to take back the entry `seq`, and with it all that was answered after it. It does once nobody is
 *     waited for (`waits`); `agreed` are those who said yes. Bots agree, and are not asked.
 */
export interface Plea {
  seat: number;
  seq: number;
  waits: number[];
  agreed: number[];
}
/**
 * Others have moved since the receiver left: the last entry they had seen, and when they were last here.
 */
export interface Missed {
  seq: number;
  at: number;
}
/**
 * The next entry. `table` comes with it when seats or phase have changed.
 */
export interface Happened {
  type: "happened";
  happening: Opened | Sat | Started | Answered | Undone | Pleaded | Settled | Chatted | Repeated | Stepped | Rested;
  situation: Situation;
  table?: TableInfo | null;
}
/**
 * The draft of a seat has changed; all tabs that look at the seat are told. None: there is none now.
 */
export interface Drafted {
  type: "drafted";
  seat: number;
  question: number;
  draft: DraftInfo | null;
}
/**
 * The standing orders of a seat, for its owner alone: first where there are any, and when they have changed.
 */
export interface Orders {
  type: "orders";
  seat: number;
  orders: OrderInfo[];
}
/**
 * A standing order as its owner is told of it: how often it has answered, and when it last could not, because its
 *     answer was not legal.
 */
export interface OrderInfo {
  id: string;
  sentence: string;
  chosen: {
    [k: string]: string | undefined;
  };
  life: "off" | "turn" | "used";
  on: boolean;
  used: number;
  missed: number | null;
}
/**
 * The command changed nothing.
 */
export interface Refused {
  type: "refused";
  id: string;
  code:
    | "busy"
    | "chat-full"
    | "illegal"
    | "lesson"
    | "malformed"
    | "no-draft"
    | "no-hints"
    | "no-undo"
    | "not-for-bots"
    | "not-running"
    | "not-with-own"
    | "not-your-seat"
    | "stale"
    | "too-fast"
    | "too-many-tables"
    | "unreadable";
  text?: string;
  because?: Because | null;
}
/**
 * Why something is not allowed: the rule, the sentence (a message of locale/) and its facts.
 */
export interface Because {
  rule: string;
  reason: string;
  facts: {
    [k: string]: string | number | undefined;
  };
}
/**
 * The answer to `why`; `because` is None if the action is legal.
 */
export interface Explained {
  type: "explained";
  id: string;
  action: Choice;
  because: Because | null;
}
/**
 * The answer to `read`; `because` is None if the action is legal.
 */
export interface Understood {
  type: "understood";
  id: string;
  action: Choice;
  because: Because | null;
}
/**
 * The answer to `hint`; given for the question it names. `best` holds the best answers, `action` the first of them;
 *     where all pick at once and unseen, none alone is right (`mixed`).
 */
export interface Hinted {
  type: "hinted";
  id: string;
  question: number;
  bot: string;
  action: Choice;
  best?: Advice[];
  mixed?: boolean;
}
/**
 * The answer to `recall`: entries in order, none if there are no earlier ones.
 */
export interface Recalled {
  type: "recalled";
  id: string;
  happened: (Opened | Sat | Started | Answered | Undone | Pleaded | Settled | Chatted | Repeated | Stepped | Rested)[];
}
/**
 * Who is connected: people at the table, and the number of spectators. Not numbered; the last one counts.
 */
export interface Present {
  type: "present";
  people: string[];
  spectators: number;
}
export interface Pong {
  type: "pong";
  id: string;
  at: number;
}
/**
 * The server is about to close the connection: `restart` and `moved` mean come back with `since`.
 */
export interface Closing {
  type: "closing";
  reason: "flood" | "malformed" | "moved" | "restart" | "signed-out" | "slow";
}
/**
 * A text is one row of one cell, a list a row an item, a table its rows, the heading first.
 */
export interface BookBlock {
  kind: "list" | "table" | "text";
  rows: string[][];
}
/**
 * The anchors of the paragraphs somebody looks for, best first.
 */
export interface BookFound {
  game: string;
  language: string;
  query: string;
  anchors: string[];
}
/**
 * One idea, and the ids of the exact rules behind it. The anchor is the same in all languages.
 */
export interface BookParagraph {
  anchor: string;
  title: string;
  rules: string[];
  blocks: BookBlock[];
}
export interface BookPart {
  anchor: string;
  title: string;
  paragraphs: BookParagraph[];
  picture: BookPicture | null;
}
/**
 * One of the drawings of the front end, and what it shows.
 */
export interface BookPicture {
  name: string;
  shows: string;
}
/**
 * The rulebook of a game for players, in one language.
 */
export interface BookText {
  game: string;
  language: string;
  title: string;
  parts: BookPart[];
}
/**
 * A bot of one's own: what it is called at a table.
 */
export interface BotIn {
  name: string;
}
export interface BotSeat {
  kind: "bot";
  bot: string;
}
/**
 * A bot and its token, which is told this once: only a hash of it is kept.
 */
export interface BotToken {
  bot: OutsideBot;
  token: string;
}
/**
 * A bot that plays over the network.
 */
export interface OutsideBot {
  id: string;
  name: string;
  created: number;
}
/**
 * The round that is closed; another than the one that runs is refused.
 */
export interface CloseIn {
  round: number;
}
/**
 * A new table from the position after `at` answers, as `seat` (-1: anybody) knew it; all else is drawn anew.
 */
export interface ContinueIn {
  at: number;
  seat: number;
  seats: (MySeat | HereSeat | BotSeat | OpenSeat)[];
  public?: boolean;
  pace?: number;
}
/**
 * The person who sets up the table.
 */
export interface MySeat {
  kind: "me";
}
/**
 * Somebody else at the same device (hot seat): answers come through the host.
 */
export interface HereSeat {
  kind: "here";
  name: string;
}
/**
 * Whoever follows the link, or finds the table in the lobby.
 */
export interface OpenSeat {
  kind: "open";
}
/**
 * A day, counted from 1970 where the reader is, and the games that ended on it.
 */
export interface DayPlayed {
  day: number;
  games: number;
}
/**
 * What a game declares: all that is the same at every table of it, and that no client needs to know by itself.
 */
export interface Declaration {
  name: string;
  version: number;
  steps: StepInfo[];
  answers: AnswerInfo[];
  events: EventInfo[];
  options: OptionInfo[];
  reasons: string[];
  parts: string[];
  orders?: boolean;
}
/**
 * A question, or a step that only works: the topic of the rules to look up, and the card that asks, if one does.
 */
export interface StepInfo {
  name: string;
  topic: string;
  by: string;
}
/**
 * Something that can happen; sounds and motion go by its `cue`. One that `scores` brings points, or takes them.
 */
export interface EventInfo {
  name: string;
  cue: string;
  scores: boolean;
}
/**
 * A rule that is not the usual one. No `choices`: any words; `seats`: only with so many, none: with any number.
 */
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  seats: number[];
  without: string[];
}
/**
 * A browser that takes pushes, as `PushSubscription.toJSON` tells it.
 */
export interface DeviceIn {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * A browser that takes no more pushes.
 */
export interface DeviceOut {
  endpoint: string;
}
/**
 * Somebody who plays: a person, a bot of the server's (`bot`), or a bot from outside. No name: somebody who was
 *     deleted. `gone`: they have left, and a bot keeps their seats.
 */
export interface Entrant {
  number: number;
  kind: "bot" | "outside" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  gone: boolean;
  invited: boolean;
}
/**
 * Who is to play: nothing at all is oneself; a bot of the server's, which its host adds; a bot from outside, which
 *     its keeper enters; a friend, whom the host invites.
 */
export interface EntrantIn {
  bot?: string | null;
  outside?: string | null;
  friend?: string | null;
}
/**
 * The host gives an open seat to a bot.
 */
export interface FillIn {
  seat: number;
  bot: string;
}
/**
 * A page of finished games, the last first; `more` is what to send as `before` for the next one.
 */
export interface Finished {
  games: FinishedRow[];
  more: string | null;
}
/**
 * A game that is over, and when it was.
 */
export interface FinishedRow {
  table: TableInfo;
  ended: number;
}
export interface Friend {
  person: string;
  name: string;
}
export interface FriendIn {
  token: string;
}
/**
 * What to give to somebody who is to be a friend; it can be used for a week.
 */
export interface FriendLink {
  token: string;
}
/**
 * A title one can play here, and what has been measured of its bots.
 */
export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  rated?: Rated[];
}
/**
 * How strong a bot was in a ladder at tables of so many: Plackett-Luce, 25 for a newcomer, give or take `doubt`.
 */
export interface Rated {
  bot: string;
  seats: number;
  rating: number;
  doubt: number;
}
/**
 * A page of a history, the last game first; `more` asks for the next one.
 */
export interface GamesPage {
  games: PlayedGame[];
  more: string | null;
}
/**
 * A game in somebody's history, from their seat; `change`: of their rating, where it was rated.
 */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  seat: number;
  public: boolean;
  hidden: boolean;
  rated: boolean;
  change: number | null;
  seats: PlayedSeat[];
}
/**
 * A seat at the end of a game; no name: somebody who was deleted, or a bot of the server. `outside`: a bot from
 *     outside.
 */
export interface PlayedSeat {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  gone: boolean;
  place: number;
  points: number;
  outside?: boolean;
}
export interface HealthOut {
  status: "draining" | "ok";
  tables: number;
  connections: number;
}
export interface Invitation {
  table: TableInfo;
  host: Friend;
  at: number;
}
/**
 * A friend to be invited to a table that waits.
 */
export interface InviteIn {
  person: string;
}
/**
 * `again`: from the first step, even where one has begun.
 */
export interface LessonIn {
  again?: boolean;
}
/**
 * A lesson, and how far the reader is. `title` and `steps` are messages of locale/; `table`: where it was begun and
 *     is not done, at step `at`, counted from 1; `done`: it was done once.
 */
export interface LessonRow {
  name: string;
  game: string;
  number: number;
  title: string;
  minutes: number;
  steps: string[];
  table?: string | null;
  at?: number | null;
  done?: boolean;
}
/**
 * What the link of a letter holds.
 */
export interface LinkIn {
  token: string;
}
/**
 * Whose link it is.
 */
export interface LinkOf {
  name: string;
  login: string;
}
export interface Lobby {
  waiting: LobbyRow[];
  running: LobbyRow[];
  mine: LobbyRow[];
}
/**
 * A table in the lobby, or one of one's own. `mine`: the seats of the reader; `asked`: at their tables, those that
 *     are to answer, or to say whether an answer may be taken back; `left`: how long the reader has, else who has the
 *     least, and `rests`: until when that clock stands.
 */
export interface LobbyRow {
  table: TableInfo;
  open: number;
  mine: number[];
  asked?: number[];
  left?: number | null;
  rests?: number | null;
}
/**
 * Somebody one has often played with: a person, or a bot, which has an id and a name where it is from outside; how
 *     often one was ahead of them, and they of one.
 */
export interface Mate {
  person: string | null;
  bot: string | null;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}
/**
 * A place in a sentence. `choices` is empty where it takes the text of any answer of the step that is chosen.
 */
export interface MenuInfo {
  name: string;
  choices: string[];
}
/**
 * A position of the past: after `at` of `answers` answers, as a seat saw it, with what the last of them brought.
 */
export interface Moment {
  at: number;
  answers: number;
  seat: number;
  view: unknown;
  happened: (Opened | Sat | Started | Answered | Undone | Pleaded | Settled | Chatted | Repeated | Stepped | Rested)[];
}
export interface NewPassword {
  token: string;
  password: string;
}
/**
 * The wishes of the reader; whether their address is confirmed; which channels this server has; the key with which
 *     a browser subscribes to Web Push, and how many devices have.
 */
export interface Notices {
  wishes: Wishes;
  confirmed: boolean;
  channels: ("hook" | "mail" | "push")[];
  key: string;
  devices: number;
}
/**
 * What somebody wants to be told, and how: what each channel carries, not more often than `every` so many minutes,
 *     a reminder `remind` hours before the time is up (0: none), nothing between the hours of `quiet` in their `zone`.
 */
export interface Wishes {
  mail?: "all" | "off" | "reminders";
  hook?: "all" | "off" | "reminders";
  push?: "all" | "off" | "reminders";
  address?: string;
  url?: string;
  every?: 0 | 60 | 1440;
  remind?: number;
  quiet?: [number, number] | null;
  zone?: string;
}
/**
 * What a table can be made of; `levels` are the bots a player chooses from, the weakest first.
 */
export interface Offer {
  games: GameInfo[];
  bots: string[];
  levels?: string[];
}
/**
 * A sentence, what is chosen in its menus, until when it holds, and whether it is switched on. `id` is that of an
 *     order given before, which is kept or changed; without one it is new.
 */
export interface OrderIn {
  sentence: string;
  chosen: {
    [k: string]: string | undefined;
  };
  life?: "off" | "turn" | "used";
  on?: boolean;
  id?: string;
}
/**
 * All orders of a seat, the first that speaks of a question first; those left out are revoked.
 */
export interface OrdersIn {
  seat: number;
  orders: OrderIn[];
}
/**
 * The orders of a seat, what can be ordered, and how many of its last `of` questions each would have answered.
 */
export interface OrdersOut {
  seat: number;
  orders: OrderInfo[];
  sentences: SentenceInfo[];
  would: number[];
  of: number;
}
/**
 * A sentence that can be ordered: `order-<name>` of the game's words, or of the shell's.
 */
export interface SentenceInfo {
  name: string;
  menus: MenuInfo[];
}
/**
 * A table of a round: the entrants seat by seat, -1 a bot of the house, and their shares of the victory once it
 *     counts. `closed`: the host has ended the round before it was over.
 */
export interface Pairing {
  table: string;
  state: "closed" | "open" | "over" | "planned";
  entrants: number[];
  shares: number[] | null;
}
/**
 * `login` is set once there is a password: then the same person can be used elsewhere.
 */
export interface Person {
  id: string;
  name: string;
  language: string;
  login: string | null;
}
/**
 * Enough to sit down: a name and a language.
 */
export interface PersonIn {
  name: string;
  language?: string;
}
/**
 * A line of the standings. `strength`: the mean of the points of those they have met; `direct`: points among those
 *     who are equal in all before.
 */
export interface PlacingInfo {
  number: number;
  place: number;
  games: number;
  points: number;
  wins: number;
  strength: number;
  direct: number;
}
/**
 * Any refusal over HTTP: a code to act on, a text to read.
 */
export interface Problem {
  code: string;
  text: string;
  because?: Because | null;
}
/**
 * Somebody's finished games. `gone`: how many of them a bot had to end. `shown`: others may see it; what they see
 *     leaves out those who do not show theirs. `bot`: it is one from outside.
 */
export interface Profile {
  person: string;
  name: string;
  since: number;
  shown: boolean;
  mine: boolean;
  games: number;
  gone: number;
  tallies: Tally[];
  ratings: RatingInfo[];
  mates: Mate[];
  bots: Mate[];
  days: DayPlayed[];
  bot?: boolean;
}
/**
 * Games of one kind: how many, and how many were won; a shared victory counts for its share.
 */
export interface Tally {
  game: string;
  seats: number;
  games: number;
  won: number;
}
/**
 * A rating by Plackett-Luce, 25 for a newcomer, give or take `doubt`; `like` is the bot that is nearest, `curve`
 *     what the last games made of it.
 */
export interface RatingInfo {
  game: string;
  mean: number;
  doubt: number;
  games: number;
  like: string | null;
  curve: RatingPoint[];
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  at: number;
  mean: number;
  doubt: number;
}
/**
 * Whether others may see my profile.
 */
export interface ProfileIn {
  shown: boolean;
}
/**
 * What was answered since an entry, as one seat may know it: the view it had then, `before` so many answers, and
 *     what each of the `answers` that stand now brought. `moments` has the views in between.
 */
export interface Recap {
  seat: number;
  before: number;
  answers: number;
  view: unknown;
  happened: Answered[];
}
/**
 * A record to look at: the position after `at` answers (after all, where there are fewer) as `seat` saw it; with
 *     `cards`, its cards too.
 */
export interface RecordIn {
  text: string;
  at?: number;
  seat?: number;
  cards?: boolean;
}
/**
 * What a record shows. It is kept nowhere: send it again for another moment.
 */
export interface RecordOut {
  table: TableInfo;
  moment: Moment;
  sheet: Sheet | null;
  cards: {} | null;
}
/**
 * To the operator: about whom, why, and at which table.
 */
export interface ReportIn {
  person: string;
  reason: "chat" | "cheating" | "leaving" | "name" | "other";
  table?: string | null;
  text?: string;
}
/**
 * The address somebody has confirmed for their notices.
 */
export interface ResetIn {
  address: string;
}
/**
 * Whether this server can send a letter with a link.
 */
export interface ResetOffer {
  offered: boolean;
}
export interface RuleText {
  id: string;
  section: string;
  text: string;
}
/**
 * Rules, best first; `words` are those of the vocabulary that led to them, in the three languages.
 */
export interface RulesFound {
  game: string;
  query: string;
  rules: RuleText[];
  words: string[][];
}
/**
 * Which open seat; None takes the first. `salt` are random hexadecimal digits of one's own, mixed into the seed:
 *     sent after the promise is known, they keep even the server from choosing the cards.
 */
export interface SeatAt {
  seat?: number | null;
  salt?: string;
}
export interface SessionIn {
  login: string;
  password: string;
}
/**
 * Somebody at a rated table: the rating, how many rated games made it, and what this game has changed; `left`: how
 *     many games of this kind a bot had to end for them, of `played`.
 */
export interface Standing {
  seat: number;
  mean: number;
  doubt: number;
  games: number;
  change: number | null;
  played: number;
  left: number;
}
/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface Struct {}
/**
 * What a link of a letter came to: the channel that is on or off now.
 */
export interface Switched {
  channel: "hook" | "mail" | "push";
  on: boolean;
}
/**
 * A table to be set up. The game begins once no seat is open. `options` are those of the game (a card file ...).
 *     `salted`: the cards wait until all people have added a salt (`SeatAt`), or for some seconds once all are seated.
 *     A `rated` one changes ratings: without hints and take-backs, everybody at a device of their own.
 *     `bots`: bots from outside may take its open seats.
 */
export interface TableIn {
  game: string;
  seats: (MySeat | HereSeat | BotSeat | OpenSeat)[];
  options?: {
    [k: string]: string | undefined;
  };
  speed?: NoClock | LiveClock | DaysClock;
  public?: boolean;
  hints?: boolean;
  pace?: number;
  salted?: boolean;
  rated?: boolean;
  bots?: boolean;
}
/**
 * A tournament to be made. Its tables all have so many seats, these options of the game and this clock; `rounds` 0:
 *     as many as it takes. `plays`: who makes it plays, too. `rated` and `public` are its tables; a public one is listed.
 *     `bots`: people may enter bots from outside that are theirs.
 */
export interface TournamentIn {
  name: string;
  game: string;
  seats: number;
  kind?: "round-robin" | "swiss";
  rounds?: number;
  options?: {
    [k: string]: string | undefined;
  };
  speed?: NoClock | LiveClock | DaysClock;
  pace?: number;
  public?: boolean;
  rated?: boolean;
  bots?: boolean;
  plays?: boolean;
}
/**
 * All of a tournament, with the tables of one round: `shown`.
 */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  seats: number;
  kind: "round-robin" | "swiss";
  phase: "over" | "running" | "waiting";
  round: number;
  rounds: number;
  created: number;
  host: string | null;
  public: boolean;
  rated: boolean;
  bots: boolean;
  options: {
    [k: string]: string | undefined;
  };
  speed: NoClock | LiveClock | DaysClock;
  pace: number;
  entrants: Entrant[];
  standings: PlacingInfo[];
  shown: number;
  pairings: Pairing[];
}
/**
 * A tournament in a list. `entrants`: how many; `mine`: I play in it, `invited`: I may.
 */
export interface TournamentRow {
  id: string;
  name: string;
  game: string;
  seats: number;
  kind: "round-robin" | "swiss";
  phase: "over" | "running" | "waiting";
  round: number;
  rounds: number;
  entrants: number;
  created: number;
  host: string | null;
  public: boolean;
  rated: boolean;
  mine: boolean;
  invited: boolean;
}
/**
 * Those I have made, play in or am invited to, and public ones that wait or run; the last changed first.
 */
export interface Tournaments {
  mine: TournamentRow[];
  public: TournamentRow[];
}
export interface TryIn {
  channel: "hook" | "mail" | "push";
}
/**
 * A table that waits for the reader, for an answer or for their word on a plea; `left`: milliseconds until their
 *     time is up, with a clock.
 */
export interface TurnRow {
  table: string;
  game: string;
  left: number | null;
}
/**
 * Until when the reader is away, if they are; of `of` days a year, `left` are left.
 */
export interface Vacation {
  until: number | null;
  left: number;
  of: number;
}
/**
 * Days away from now on; where one is away already, so many more.
 */
export interface VacationIn {
  days: number;
}
/**
 * `password`: where another address is wanted, of whoever has one; a letter there can bring a new one.
 */
export interface WishesIn {
  mail?: "all" | "off" | "reminders";
  hook?: "all" | "off" | "reminders";
  push?: "all" | "off" | "reminders";
  address?: string;
  url?: string;
  every?: 0 | 60 | 1440;
  remind?: number;
  quiet?: [number, number] | null;
  zone?: string;
  password?: string;
}
export interface FortunaActionSkipped {
  seat: number;
  card: string;
}
export interface FortunaRoundBegan {
  number: number;
  first: number;
}
export interface FortunaTurnBegan {
  seat: number;
}
export interface FortunaCardDrafted {
  seat: number;
  card: string;
}
/**
 * An action card dealt to a side at the start; the seat is None at an empty one.
 */
export interface FortunaCardDealt {
  seat: number | null;
  side: string;
  card: string;
}
export interface FortunaCardLocked {
  seat: number;
  card: string;
}
export interface FortunaAqueductFilled {
  seat: number;
  water: number;
}
export interface FortunaCardTurnedUp {
  seat: number;
  card: string;
}
export interface FortunaCardChosen {
  seat: number;
  card: string;
}
/**
 * From the general supply.
 */
export interface FortunaGoodsTaken {
  seat: number;
  kind: string;
  number: number;
}
/**
 * To the general supply.
 */
export interface FortunaGoodsReturned {
  seat: number;
  kind: string;
  number: number;
}
/**
 * `lost` went beyond the wealth track (F-MONEY-2).
 */
export interface FortunaMoneyTaken {
  seat: number;
  amount: number;
  lost: number;
}
export interface FortunaMoneyPaid {
  seat: number;
  amount: number;
}
export interface FortunaGoodsSold {
  seat: number;
  kind: string;
  number: number;
  price: number;
}
export interface FortunaPiecesBought {
  seat: number;
  kind: string;
  number: number;
  cost: number;
}
export interface FortunaMarried {
  seat: number;
}
export interface FortunaBuilt {
  seat: number;
  building: string;
}
/**
 * The owner is None at an empty side: the bank is paid.
 */
export interface FortunaBribed {
  seat: number;
  side: string;
  card: string;
  owner: number | null;
}
export interface FortunaCardsExchanged {
  seat: number;
  given: string;
  side: string;
  taken: string;
}
export interface FortunaMilitaryUsed {
  seat: number;
  card: string;
}
export interface FortunaMilitaryDeclined {
  seat: number;
}
export interface FortunaDieRolled {
  seat: number;
  value: number;
}
/**
 * `die` is the smallest that allows it.
 */
export interface FortunaFavorUsed {
  seat: number;
  favor: number;
  die: number;
  steps: number;
}
/**
 * All favors of the die were face down (F-FAVOR-3).
 */
export interface FortunaNoFavor {
  seat: number;
  die: number;
}
export interface FortunaTaxPaid {
  seat: number;
  amount: number;
  die: number;
}
export interface FortunaSteppedBack {
  seat: number;
  start: number;
  square: number;
  die: number;
}
export interface FortunaApproached {
  seat: number;
  start: number;
  square: number;
}
export interface FortunaTokensTaken {
  seat: number;
  favor: number;
  number: number;
}
export interface FortunaFavorTurned {
  seat: number;
  favor: number;
}
export interface FortunaNothingTurned {
  seat: number;
}
export interface FortunaPileShuffled {
  cards: number;
}
/**
 * The card is None for everybody but the one who draws (F-INFO-6).
 */
export interface FortunaPrivilegeDrawn {
  seat: number;
  card: string | null;
}
/**
 * The card is None for everybody but the one who keeps it (F-PRIV-5).
 */
export interface FortunaPrivilegeKept {
  seat: number;
  card: string | null;
}
export interface FortunaPrivilegeDiscarded {
  seat: number;
  card: string;
}
export interface FortunaPrivilegePlayed {
  seat: number;
  card: string;
  what: string;
}
/**
 * `rank` counts the arrivals from 1.
 */
export interface FortunaPalaceEntered {
  seat: number;
  rank: number;
}
/**
 * The card is None for everybody but the first to arrive (F-INFO-7).
 */
export interface FortunaPrivilegeLaidAside {
  seat: number;
  card: string | null;
}
/**
 * The card is None for everybody but the one who takes it (F-INFO-7).
 */
export interface FortunaPalaceCardTaken {
  seat: number;
  card: string | null;
}
export interface FortunaPodiumSet {
  seat: number;
  place: number;
}
/**
 * `tokens` lie on the favor card now.
 */
export interface FortunaTokenPlaced {
  favor: number;
  tokens: number;
}
/**
 * F-EOR-3.
 */
export interface FortunaFavorsTurnedUp {}
/**
 * One card of a player in Rome at the end (F-SCORE-1).
 */
export interface FortunaHandRevealed {
  seat: number;
  card: string;
}
export interface FortunaGameEnded {
  reason: string;
}
/**
 * A value rolled, the favors it designates (F-DICE-2), and the answers it allows by itself (F-DICE-3).
 */
export interface FortunaDie {
  value: number;
  reach: number[];
  answers: number[];
}
/**
 * What an answer does at once, before anything is rolled or drawn.
 *
 *     `changes` of the province by name, the square among them; `draws` privilege cards follow, of which `keeps` may be
 *     kept; `die` is the smallest that allows it; `podium` stands if the round ended so; an `idle` card can be chosen,
 *     but only to be exchanged (F-ACTION-1).
 */
export interface FortunaEffect {
  action: number;
  changes: {
    [k: string]: number | undefined;
  };
  draws: number;
  keeps: number;
  die: number;
  podium: number[];
  idle: boolean;
}
/**
 * A favor card around Rome.
 */
export interface FortunaFavorCard {
  number: number;
  up: boolean;
  tokens: number;
}
/**
 * What lies before a player, and where his figure and his discs are; how far the gate and the palace still are.
 */
export interface FortunaProvince {
  square: number;
  to_gate: number;
  to_palace: number;
  money: number;
  water: number;
  aqueduct: number;
  wheat: number;
  wine: number;
  vestals: number;
  centurions: number;
  dice: number;
  married: boolean;
  buildings: string[];
  arrived: number;
}
/**
 * Palace cards a seat has looked at, still face down or in a later arrival's hand; which is where stays open.
 */
export interface FortunaSeen {
  cards: string[];
  holders: number[];
}
/**
 * A side of the board: its player, if any, and its action cards; `down` are face down.
 */
export interface FortunaSide {
  colour: string;
  seat: number | null;
  cards: string[];
  down: string[];
}
/**
 * A question, or what follows one; `card` is the action card it is about, `number` a favor or tokens.
 */
export interface FortunaStep {
  name: string;
  card: string | null;
  number: number | null;
}
/**
 * The game as one seat, or a spectator (-1), may know it.
 */
export interface FortunaView {
  seat: number;
  seats: number;
  draft: boolean;
  round: number;
  podium: number[];
  podium_next: number[];
  to_play: number[];
  ahead: number;
  last_round: boolean;
  turn: number;
  asked: number;
  question: number;
  steps: FortunaStep[];
  sides: FortunaSide[];
  open_cards: string[];
  provinces: FortunaProvince[];
  favors: FortunaFavorCard[];
  rolled: number[];
  stepped: number;
  supply: {
    [k: string]: number | undefined;
  };
  buildings: {
    [k: string]: number | undefined;
  };
  tokens: number;
  palace_tokens: number;
  hands: (string[] | null)[];
  hand_sizes: number[];
  choices: (string[] | null)[];
  choice_size: number;
  pile: number;
  discards: string[];
  removed: string[];
  palace: number;
  palace_seen: (FortunaSeen | null)[];
  palace_takers: number[];
  palace_taken: (string | null)[];
  reason: string;
  points: (number | null)[][];
  totals: number[];
  worths: ({
    [k: string]: number | undefined;
  } | null)[];
  effects: (FortunaEffect[] | null)[];
  dice: FortunaDie[];
}
export interface GloireAbdicated {
  seat: number;
  favoured: number;
}
export interface GloireAbdicationWithdrawn {
  seat: number;
}
/**
 * The actions of one seat's part in the turn: how many are done, and how many there are.
 */
export interface GloireActs {
  done: number;
  all: number;
}
export interface GloireTurnBegan {
  seat: number;
  number: number;
}
/**
 * The card is None for everybody but its owner, until all are shown together (G-START-5).
 */
export interface GloireCardChosen {
  seat: number;
  card: string | null;
}
/**
 * A card drawn or chosen to find the first player; it goes to the pool (G-START-4).
 */
export interface GloireFirstCardShown {
  seat: number;
  card: string;
}
export interface GloireLeaderFound {
  seat: number;
}
export interface GloireRoleLed {
  seat: number;
  role: string;
}
export interface GloireRoleFollowed {
  seat: number;
  role: string;
}
export interface GloireCardPlayed {
  seat: number;
  card: string;
}
export interface GloireSenatorPlayed {
  seat: number;
}
/**
 * Its cards follow.
 */
export interface GloirePetitionPlayed {
  seat: number;
  material: string;
}
/**
 * What the Thinker action was: senator, fill or one.
 */
export interface GloireThought {
  seat: number;
  way: string;
}
export interface GloireCardDiscarded {
  seat: number;
  card: string;
}
export interface GloireSenatorDiscarded {
  seat: number;
}
export interface GloireSenatorTaken {
  seat: number;
}
/**
 * The card is None for everybody but its owner (G-THINK-6).
 */
export interface GloireCardDrawn {
  seat: number;
  card: string | null;
}
export interface GloireClientHired {
  seat: number;
  card: string;
  role: string;
  source: string;
}
/**
 * A client acts at the moment it is hired (G-B-BATH-1).
 */
export interface GloireClientActs {
  seat: number;
  role: string;
}
export interface GloireMaterialTaken {
  seat: number;
  card: string;
  material: string;
  source: string;
}
export interface GloireFoundationLaid {
  seat: number;
  building: string;
  site: string;
  out: boolean;
}
export interface GloireMaterialAdded {
  seat: number;
  card: string;
  material: string;
  building: string;
  source: string;
}
export interface GloireBuildingCompleted {
  seat: number;
  building: string;
  site: string;
}
/**
 * An opponent's building became public; the card lies crosswise on it (G-B-STAIRWAY-1).
 */
export interface GloireBuildingOpened {
  seat: number;
  owner: number;
  building: string;
  card: string;
}
export interface GloireSurveyMade {
  seat: number;
}
/**
 * The card is None for everybody but the drawer (G-B-FOUNTAIN-2).
 */
export interface GloireFountainDrawn {
  seat: number;
  card: string | null;
}
/**
 * The card is None for everybody but its owner (G-B-FOUNTAIN-5).
 */
export interface GloireCardHeld {
  seat: number;
  card: string | null;
}
/**
 * A Fountain card joins the hand; it is None for everybody but its owner.
 */
export interface GloireCardKept {
  seat: number;
  card: string | null;
}
/**
 * The card is None for everybody but its owner.
 */
export interface GloireHeldCardJoined {
  seat: number;
  card: string | null;
}
/**
 * Rome demands: so many cards of a material were shown (G-RULING-43).
 */
export interface GloireMaterialDemanded {
  seat: number;
  material: string;
  cards: number;
}
export interface GloireCardGiven {
  seat: number;
  card: string;
  demander: number;
}
/**
 * Glory to Rome, or a protected seat that gives nothing (G-LEGION-7).
 */
export interface GloireNothingGiven {
  seat: number;
  demander: number;
}
export interface GloireStockLost {
  seat: number;
  card: string;
  demander: number;
}
/**
 * A client for the lions, now in the demander's vault (G-B-COLISEUM-7).
 */
export interface GloireClientLost {
  seat: number;
  card: string;
  demander: number;
}
/**
 * From the hand the card is None for everybody but its owner, from the deck for all (G-RULING-38).
 */
export interface GloireCardVaulted {
  seat: number;
  card: string | null;
  source: string;
}
export interface GloireBuildingTaken {
  seat: number;
  building: string;
  owner: number;
  site: string;
}
export interface GloireSenatorClaimed {
  seat: number;
  owner: number;
}
/**
 * A Sewer puts a played card into the stockpile (G-B-SEWER-1).
 */
export interface GloirePlayedCardKept {
  seat: number;
  card: string;
}
export interface GloirePlayedCardPooled {
  seat: number;
  card: string;
}
export interface GloireSenatorReturned {
  seat: number;
}
export interface GloireDeclined {
  seat: number;
  step: string;
}
export interface GloireGameEnded {
  reason: string;
  winners: number[];
}
/**
 * A building in front of its owner; `site`, `materials` and how many are `needed` while it is unfinished, and
 *     whether one more completes it by itself: the `last` one.
 */
export interface GloireBuilding {
  name: string;
  completed: boolean;
  public: boolean;
  taken: boolean;
  site: string | null;
  materials: string[];
  needed: number | null;
  last: boolean;
}
/**
 * One step on the stack, and its figures; where one of them is a hidden card it is None.
 */
export interface GloireFrame {
  step: string;
  seat: number;
  a: number | null;
  b: number;
}
/**
 * How many cards fit: a thinker's hand, clientele, vault (G-LIM).
 */
export interface GloireLimits {
  hand: number;
  clientele: number;
  vault: number;
}
/**
 * What cards shown in a demand would bring: from the pool and from each stockpile for sure, from each hand at
 *     most.
 */
export interface GloireSpoils {
  pool: number;
  stockpiles: number[];
  hands: number[];
}
/**
 * The game as one seat, or a spectator (-1), may know it. Cards are named by their ids.
 */
export interface GloireView {
  seat: number;
  variants: string[];
  seats: number;
  turn: number;
  leader: number;
  role: string | null;
  step: string;
  stack: GloireFrame[];
  drawn: (string | null)[];
  asked: number;
  pending: boolean[];
  question: number;
  deck: number;
  removed: number;
  pile: number;
  pool: string[];
  gone: string[];
  town: number[];
  country: number[];
  hand_sizes: number[];
  senators: number[];
  hands: (string[] | null)[];
  known: number[][];
  played: string[][];
  senators_played: boolean[];
  units: number[];
  acts: (GloireActs | null)[];
  helpers: number[][];
  stockpiles: string[][];
  clients: string[][];
  new_clients: number[][];
  acted_clients: number[][];
  buildings: GloireBuilding[][];
  sites: number[][];
  influence: number[];
  limits: GloireLimits[];
  refill: number[];
  thinks: number[];
  functions: string[][];
  vault_sizes: number[];
  vaults: string[][] | null;
  holds: boolean[];
  held: (string | null)[];
  surveys: [number, number][];
  used_craftsman: boolean[];
  seen: number[][];
  shown: (number[] | null)[];
  demanded: number[];
  reach: string[][];
  spoils: (GloireSpoils[][] | null)[];
  picks: (number[] | null)[];
  opens: ([string, string[]][] | null)[];
  forum: [number, number][];
  favours: (number | null)[];
  reason: string;
  winners: number[];
  points: (number | null)[][];
  totals: number[];
}
export interface LuteceAgreed {
  seat: number;
}
export interface LuteceRoundBegan {
  number: number;
  lead: number;
}
export interface LuteceCardOffered {
  slot: string;
  card: string;
}
/**
 * The cards are None for everybody but the bidder (L-INFO-9, L-INFO-10).
 */
export interface LuteceBidPlaced {
  seat: number;
  cards: [string, string] | null;
}
export interface LuteceBribeRaised {
  seat: number;
  position: string;
  gold: number;
}
export interface LuteceBidsRevealed {
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
}
export interface LuteceRevenueTaken {
  seat: number;
  gold: number;
}
/**
 * A bribe that went to the bank: the acquirer's, or one on a Revenue card.
 */
export interface LuteceBribeLost {
  seat: number;
  gold: number;
}
export interface LuteceContestBegan {
  slot: string;
  card: string;
}
export interface LuteceLegionnairePlayed {
  seat: number;
  slot: string;
  bidder: number;
  strength: number;
}
export interface LutecePassed {
  seat: number;
  slot: string;
}
export interface LuteceContestWon {
  seat: number;
  slot: string;
  card: string;
  strength: number;
}
/**
 * The card leaves the game (L-CONTEST-4).
 */
export interface LuteceContestTied {
  slot: string;
  card: string;
}
export interface LuteceBribeReturned {
  seat: number;
  gold: number;
  compensation: number;
}
export interface LuteceCardAcquired {
  seat: number;
  slot: string;
  card: string;
  cost: number;
}
/**
 * The card leaves the game (L-PAY-4).
 */
export interface LuteceCostUnpaid {
  seat: number;
  card: string;
  cost: number;
}
export interface LuteceCoinsTaken {
  seat: number;
  card: string;
  gold: number;
}
export interface LuteceApprenticeAttached {
  seat: number;
  card: string;
  host: string;
}
export interface LuteceApprenticeWaits {
  seat: number;
  card: string;
}
export interface LuteceEffectGained {
  seat: number;
  card: string;
  gold: number;
}
export interface LuteceCardsValued {
  gold: number;
}
export interface LuteceGameEnded {
  reason: string;
}
/**
 * How clear a majority is: the units it is ahead by, and the Talent that decides where these are 0.
 */
export interface LuteceLead {
  units: number;
  talent: number;
}
/**
 * A card in front of its owner; `host` is the Character an Apprentice is attached to.
 */
export interface LuteceOwned {
  card: string;
  host: string | null;
}
/**
 * A place under a tile: its card, if any, and the coins on it.
 */
export interface LuteceSlot {
  name: string;
  card: string | null;
  coins: number;
}
/**
 * The game as one seat, or a spectator (-1), may know it.
 */
export interface LuteceView {
  seat: number;
  seats: number;
  round: number;
  lead: number;
  step: string;
  slot: string | null;
  attaching: string | null;
  question: number;
  asked: number;
  slots: LuteceSlot[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  piles: [number, number];
  markets_removed: number;
  used: string[];
  owned: LuteceOwned[][];
  purses: number[];
  gone: string[];
  submitted: boolean[];
  bids: ([string, string] | null)[];
  hands: (string[] | null)[];
  bribes: [number, number][];
  pending: boolean[];
  support: number[];
  strengths: (number | null)[];
  aided: (number | null)[];
  legionnaires: number[];
  points: number[][];
  totals: number[];
  majorities: number[][];
  units: number[][];
  resource_points: number[][];
  leads: LuteceLead[];
  prizes: number[][];
  brings: ((number[] | null)[] | null)[];
  leeway: ((number | null)[] | null)[];
}
