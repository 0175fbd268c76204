// Written by `python -m lanai.server.typescript`; change src/lanai/server/messages.py instead.

export interface SeatInfo {
  kind: string;
  bot: string;
  person: string | null;
  name: string;
  away: string;
  keeper: number;
  partners: number[];
  here: boolean;
}

/** No clock; `live`: seconds for the game and more for each turn; `turn`: seconds for each turn. */
export interface ClockPlan {
  kind?: "live" | "none" | "turn";
  seconds?: number;
  increment?: number;
}

export interface ClockInfo {
  left: number[];
  running: number;
}

/** One line of a score: what counts (an id of the game's data), how many, points. */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}

/** The finished game that a side line goes on from, None if it came from a file, and after how many decisions. */
export interface LineInfo {
  table: string | null;
  ply: number;
}

/** What everybody may know of a table besides the game on it. */
export interface TableInfo {
  id: string;
  game: string;
  variant: string;
  status: string;
  seats: SeatInfo[];
  timing: ClockPlan;
  timeout: string;
  clock: ClockInfo | null;
  hints: boolean;
  listed: boolean;
  deciding: number;
  asking: number;
  agreed: number[];
  undone: number;
  commitment: string;
  ranking: number[] | null;
  scores: number[] | null;
  breakdown: ScoreLine[][] | null;
  next: string | null;
  line: LineInfo | null;
  hinted: [number, number][];
}

export interface MoveInfo {
  text: string;
  family: string;
  args: Record<string, number | string>;
  final: boolean;
}

/** A text yet to be put into words: its id in the .ftl files and what to fill in. */
export interface Message {
  id: string;
  args?: Record<string, any>;
}

/** Something that happened, as the reader may know it: `args` is empty if it may not know the numbers. */
export interface EventInfo {
  kind: string;
  seat: number;
  args: Record<string, number>;
  ply: number;
  turn: number;
  say: Message | null;
}

/** The table as one reader may see it; sent on connecting and after every entry. */
export interface State {
  type: "state";
  seq: number;
  ply: number;
  table: TableInfo;
  view: any;
  you: number[];
  seat: number | null;
  own: any;
  moves: MoveInfo[] | null;
  ask: Message | null;
  undo: string;
  since: number;
  events: EventInfo[];
}

/** What became of a request. */
export interface Answer {
  type: "answer";
  request: string;
  ok: boolean;
  seq: number;
  code?: string;
  text?: string;
  ruling?: string;
  message?: Message | null;
  body?: any;
}

export interface Chat {
  type: "chat";
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Who is here has changed. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

/** The server goes down for a moment; come back after that many seconds. */
export interface Bye {
  type: "bye";
  code: string;
  seconds: number;
}

export type Sent =
  | State
  | Answer
  | Chat
  | Presence
  | Bye;

export interface PlayMove {
  type: "move";
  request?: string;
  seat?: number | null;
  seq?: number;
  move?: string;
}

/** Undo the last decision if the law lets it be free; otherwise the others are asked. */
export interface TakeBack {
  type: "undo";
  request?: string;
  seat?: number | null;
  seq?: number;
}

export interface AnswerUndo {
  type: "answer";
  request?: string;
  seat?: number | null;
  seq?: number;
  yes?: boolean;
}

export interface GiveUp {
  type: "resign";
  request?: string;
  seat?: number | null;
  seq?: number;
}

/** Before the start: stand up; afterwards: a bot plays on. */
export interface Go {
  type: "leave";
  request?: string;
  seat?: number | null;
  seq?: number;
}

export interface ComeBack {
  type: "return";
  request?: string;
  seat?: number | null;
  seq?: number;
}

/** Where no clock does it: let a bot play on for `seat`, whose owner has not been here for a while. */
export interface Replace {
  type: "replace";
  request?: string;
  seat?: number | null;
  seq?: number;
}

/** In a team: let a bot play for the partner who is away (`seat`), or play that seat oneself. */
export interface Hand {
  type: "entrust";
  request?: string;
  seat?: number | null;
  seq?: number;
  bot?: boolean;
}

/** Show the table from another of one's own seats (hot-seat). */
export interface Look {
  type: "look";
  request?: string;
  seat?: number | null;
}

export interface Hint {
  type: "hint";
  request?: string;
  seat?: number | null;
}

/** A move as text, or open arguments. */
export interface Why {
  type: "why";
  request?: string;
  seat?: number | null;
  move?: string | Record<string, number | string>;
}

export interface Preview {
  type: "preview";
  request?: string;
  seat?: number | null;
  move?: string;
}

/** The table in letters, as that seat or a spectator may see it. */
export interface Picture {
  type: "picture";
  request?: string;
  seat?: number | null;
  lang?: string;
  width?: number;
}

/** All events from a ply on. */
export interface Log {
  type: "log";
  request?: string;
  seat?: number | null;
  since?: number;
}

export interface Say {
  type: "chat";
  request?: string;
  seat?: number | null;
  text?: string;
}

export interface Mute {
  type: "mute";
  request?: string;
  seat?: number | null;
  person?: string;
  on?: boolean;
}

export interface Ping {
  type: "ping";
  request?: string;
  seat?: number | null;
}

export type Command =
  | PlayMove
  | TakeBack
  | AnswerUndo
  | GiveUp
  | Go
  | ComeBack
  | Replace
  | Hand
  | Look
  | Hint
  | Why
  | Preview
  | Picture
  | Log
  | Say
  | Mute
  | Ping;

/** What a move will do: the answer to preview and hint. `effects` and `reasons` are phrases to be joined by commas. */
export interface Effects {
  move: string;
  preview: any;
  effects: Message[];
  reasons: Message[];
}

/** A game as it stood after one decision, for a reader who knew no more than could be known then. */
export interface Frame {
  ply: number;
  seat: number;
  move: string | null;
  view: any;
  own: any;
  events: EventInfo[];
}

/** A part of a finished game, for the replay. There are `total` plies. */
export interface Frames {
  game: string;
  variant: string;
  players: number;
  total: number;
  scores: number[] | null;
  ranking: number[] | null;
  frames: Frame[];
}

/** A move that could have been played. */
export interface Better {
  move: string;
  say: Message[];
  chance: number;
}

/** What the analysis says of one decision; chances and luck are by seat. */
export interface AnalysedStep {
  ply: number;
  seat: number;
  move: string;
  say: Message[];
  forced: boolean;
  before: number[];
  expected: number[];
  best: Better[];
  lost: number;
  luck: number[];
  turning: string;
}

/** Looking back at a whole game, by seat. */
export interface Analysed {
  game: string;
  simulations: number;
  steps: AnalysedStep[];
  result: number[];
  luck: number[];
  lost: number[];
}

/** How far an analysis is, in decisions (`of` 0: nobody asked for it yet), and the analysis once it is there. */
export interface AnalysisBody {
  done: number;
  of: number;
  analysis: Analysed | null;
}

/** Who may sit where: anybody, somebody with the invite link, somebody beside the host at the same screen, or a bot of that name. */
export interface SeatPlan {
  kind?: "bot" | "hotseat" | "invited" | "open";
  bot?: string;
  name?: string;
  person?: string;
}

/** A finished game that somebody goes on from: how it had come about, and where it comes from. */
export interface SideLine {
  seed: string;
  moves: string[];
  ply: number;
  table?: string | null;
  position?: Record<string, any> | null;
}

/** What the host chose; it never changes. */
export interface Options {
  game: string;
  seats: SeatPlan[];
  variant?: string;
  first?: number | null;
  clock?: ClockPlan;
  timeout?: "bot" | "lose";
  hints?: boolean;
  listed?: boolean;
  line?: SideLine | null;
}

export interface PersonBody {
  id: string;
  name: string;
  colour: number;
  lang: string;
}

export interface NewPerson {
  lang?: string;
}

export interface PersonChange {
  name?: string | null;
  colour?: number | null;
  lang?: string | null;
}

export interface Secret {
  secret: string;
}

export interface Claim {
  secret: string;
}

export interface TokenLabel {
  label?: string;
}

export interface GameBody {
  name: string;
  title: string;
  variants: Record<string, number[]>;
  bots: string[];
}

export interface TableBody {
  table: TableInfo;
  seq: number;
  host: boolean;
  invite: string | null;
  you: number[];
}

export interface SitBody {
  seat?: number | null;
  nonce: string;
  invite?: string;
}

/** Where a side line leaves a finished game, and the move it begins with, if it is chosen already. */
export interface LineBody {
  ply: number;
  move?: string | null;
}

export interface RecordLineBody {
  ply: number;
  move?: string | null;
  record: Record<string, any>;
}

/** RFC 9457. */
export interface ProblemBody {
  type: string;
  status: number;
  code: string;
  title: string;
  detail?: string;
}

/** A wall in the way of a tile; it holds with `holds` of 36 rolls. */
export interface EruptionTest {
  hex: string;
  side: string;
  wall: string;
  holds: number;
}

/** One way to lay a tile on a hex. */
export interface EruptionTurn {
  turn: number;
  exits: string[];
  cards: number;
  villages: string[];
}

/** A hex where the tile in hand can be laid. */
export interface EruptionSpot {
  hex: string;
  wall: string | null;
  tests: EruptionTest[];
  bypassed: EruptionTest[];
  odds: number;
  turns: EruptionTurn[];
}

/** A tile on the board. `exits` are the sides with lava, `walls` the materials on some of them. */
export interface EruptionTile {
  tile: string;
  turn: number;
  exits: string[];
  walls: Record<string, string>;
  source: boolean;
}

export interface EruptionHex {
  hex: string;
  q: number;
  r: number;
  resource: string | null;
  closed: boolean;
  tile: EruptionTile | null;
}

/** A side of a hex. */
export interface EruptionEdge {
  hex: string;
  side: string;
}

/** One of the seven sides of a village, from left to right as its owner sees them. */
export interface EruptionBorder {
  hex: string;
  side: string;
  contact: boolean;
  wall: string | null;
}

export interface EruptionVillage {
  village: string;
  seat: number | null;
  borders: EruptionBorder[];
  open: number;
  blocked: number;
  expected: number;
}

/** One line of a score: `temperature`, and in Clans `partner`. */
export interface EruptionLine {
  what: string;
  count: number;
  points: number;
}

export interface EruptionPlayer {
  seat: number;
  village: string;
  temperature: number;
  zone: number;
  highest: number;
  cards: number;
  stock: Record<string, number>;
  bonus: number;
  held: number[];
  partner: number | null;
  eliminated: number;
  last_turn: boolean;
  score: number;
  lines: EruptionLine[];
}

export interface EruptionStack {
  size: number;
  top: string | null;
  usable: boolean;
}

/** An eruption tile: in its row (`free`), `held` by a seat, `placed`, or `gone` with an eliminated player. */
export interface EruptionClaim {
  number: number;
  space: number;
  seat: number | null;
  state: string;
}

export interface EruptionTable {
  variant: string;
  clans: boolean;
  extermination: boolean;
  forecast: boolean;
  turn: number;
  first: number;
  seat: number;
  phase: string;
  task: string;
  ending: string;
  drawn: string | null;
  aside: string[];
  spots: EruptionSpot[];
  allowed: number;
  fortified: number;
  draft: string[];
  hexes: EruptionHex[];
  mouths: EruptionEdge[];
  villages: EruptionVillage[];
  players: EruptionPlayer[];
  teams: number[][];
  stacks: EruptionStack[];
  left: Record<string, number>;
  lava_discard: Record<string, number>;
  deck: number;
  card_discard: Record<string, number>;
  supply: Record<string, number>;
  claims: EruptionClaim[];
  spaces: number[];
  most: number;
  odds: Record<string, number>;
  shapes: Record<string, string[]>;
  quiet: number[];
  ranking: number[] | null;
}

/** Cards of one kind in hand. */
export interface EruptionCard {
  card: string;
  count: number;
  playable: boolean;
  wall: string;
  gives: string | null;
}

export interface EruptionOwn {
  hand: EruptionCard[];
  partner: Record<string, number> | null;
  two_for_a_tile: boolean;
}

export interface EruptionHeat {
  seat: number;
  origin: number;
  degrees: number;
}

/** What a move will certainly do, and the odds where dice decide. */
export interface EruptionPreview {
  tile: string | null;
  exits: string[];
  cards: number;
  villages: string[];
  wall: string | null;
  tests: EruptionTest[];
  bypassed: EruptionTest[];
  odds: number;
  lost: EruptionTest[];
  heats: EruptionHeat[];
  draws: boolean;
  walls: number;
  ends: boolean;
}

/** A palm card: its name (`fish(1,2)`), what kind it is, what it shows. */
export interface HaleakalaCard {
  card: string;
  kind: string;
  baskets: number;
  butterflies: number;
}

/** What happens when the boat lands there now. */
export interface HaleakalaLanding {
  steps: number;
  receivers: number[];
  choice: boolean;
  ends: boolean;
}

export interface HaleakalaSegment {
  segment: number;
  boat: boolean;
  cards: (HaleakalaCard | null)[];
  sums: number[];
  discs: number[][];
  invocations: number[];
  lava: number;
  threatened: string[];
  landing: HaleakalaLanding | null;
}

/** What the active player's disc would do on a beach. */
export interface HaleakalaPlace {
  disc: number;
  beach: number;
  own: number;
  other: number;
  legal: boolean;
  lands: number | null;
}

/** What taking a disc back would leave on its beach. */
export interface HaleakalaTakeBack {
  disc: number;
  beach: number;
  own: number;
  other: number;
  legal: boolean;
}

/** A card of the market. `worth` is what it would bring each seat if it had it and a scoring came now. */
export interface HaleakalaOffer {
  card: string;
  price: number;
  each: number;
  holder: number | null;
  face_up: boolean;
  affordable: boolean;
  worth: number[];
}

export interface HaleakalaDeck {
  level: number;
  left: number;
  size: number;
  next: boolean;
  unseen: Record<string, number>;
}

/** One line of a score: what (`first`: the first scoring; otherwise see board.LINES), how many, points. */
export interface HaleakalaLine {
  what: string;
  count: number;
  points: number;
}

export interface HaleakalaPlayer {
  seat: number;
  pool: number[];
  invocation: boolean | null;
  statues: number;
  standing: number;
  shaman: string;
  reach: string[];
  builds: boolean;
  kept: HaleakalaCard[];
  baskets: number;
  butterflies: number;
  shells: number;
  cards: string[];
  banked: number;
  now: number;
  score: number;
  lines: HaleakalaLine[];
}

export interface HaleakalaTable {
  variant: string;
  round: number;
  rounds: number;
  seat: number;
  turn: number;
  first: number;
  phase: string;
  boat: number;
  segments: HaleakalaSegment[];
  statues: Record<string, number>;
  lava_supply: number;
  places: HaleakalaPlace[];
  take_backs: HaleakalaTakeBack[];
  sail: boolean;
  invoke: boolean;
  waiting: number | null;
  market: HaleakalaOffer[];
  decks: HaleakalaDeck[];
  before_scoring: number;
  quiet: number;
  quiet_limit: number;
  drawn: boolean;
  players: HaleakalaPlayer[];
  ranking: number[] | null;
}

/** A card that somebody gets without a choice. */
export interface HaleakalaReceipt {
  seat: number;
  card: string;
  slot: number;
}

export interface HaleakalaScoredLine {
  seat: number;
  what: string;
  count: number;
  points: number;
}

/** What a move will certainly do. Only the cards drawn afterwards are left to chance. */
export interface HaleakalaPreview {
  disc: number;
  beach: number | null;
  own: number | null;
  other: number | null;
  lands: number | null;
  steps: number;
  summons: number | null;
  receivers: number[];
  sums: number[];
  chooses: number | null;
  cards: HaleakalaReceipt[];
  builds: string[];
  idle: string | null;
  calm: boolean;
  shaman: string | null;
  lava_from: number | null;
  lava_to: number | null;
  buys: string | null;
  price: number;
  home: number[][];
  recalls: number[];
  destroys: string[];
  scored: HaleakalaScoredLine[];
  scores: boolean;
  draws: number;
  next: string;
  next_seat: number | null;
  points: number;
}

/** A slot: free, blocked by a drop, or with the gem of a seat. */
export interface IquazuSlot {
  slot: number;
  colour: string;
  row: number;
  gem: number | null;
  drop: boolean;
}

/** A seat in a column, best first: its gems, the lowest of them, and its points if that column were scored now. `tie`: somebody has as many gems, so the lowest decides. */
export interface IquazuStanding {
  seat: number;
  place: number;
  gems: number;
  lowest: number;
  tie: boolean;
  points: number;
}

/** A rock column; `state` is scored, open or closed. `price` is for open ones; `points` go to the ranks. */
export interface IquazuColumn {
  col: number;
  state: string;
  price: number | null;
  points: number[];
  free: number;
  slots: IquazuSlot[];
  standings: IquazuStanding[];
}

/** A seat's gems in a row of the open columns; `col` and `slot` are those of the gem that decides a tie. */
export interface IquazuClaim {
  seat: number;
  gems: number;
  col: number;
  slot: number;
}

/** A row with its tile. `tie` says what puts the leader before others with as many gems: column, slot, or "". */
export interface IquazuRow {
  row: number;
  tile: string | null;
  leader: number | null;
  tie: string;
  claims: IquazuClaim[];
}

/** A wall column of tiles that lie face down, `light` or `dark` ones. */
export interface IquazuBack {
  col: number;
  back: string;
  count: number;
}

/** One line of a score, the same lines for every seat: `column1` and so on with the gems that lie there, a kind of points tile with how many, `before` for columns of which a described position tells no more. */
export interface IquazuLine {
  what: string;
  count: number;
  points: number;
}

/** What everybody sees of a seat. `score` is `track` (columns) and `tile_points` together; `space` and `lap` are where the marker stands on the score track; `now` is what a scoring of the first column would bring. */
export interface IquazuPlayer {
  seat: number;
  held: number;
  gems: number;
  tiles: Record<string, number>;
  track: number;
  tile_points: number;
  score: number;
  space: number;
  lap: number;
  lines: IquazuLine[];
  now: number;
  now_tiles: string[];
}

export interface IquazuTable {
  variant: string;
  seat: number;
  first: number;
  turn: number;
  phase: string;
  frame: number;
  last_frame: number;
  bonus_column: number;
  wall_columns: number;
  water: number;
  drops: number;
  drop_due: boolean;
  drop_slot: number | null;
  chosen: IquazuSlot | null;
  chosen_col: number | null;
  strips: string[];
  columns: IquazuColumn[];
  rows: IquazuRow[];
  backs: IquazuBack[];
  unseen: Record<string, Record<string, number>>;
  pile: number;
  discard: Record<string, number>;
  players: IquazuPlayer[];
  ranking: number[] | null;
}

/** Cards by colour, whether a joker tile goes with them, and what stays in hand. */
export interface IquazuPayment {
  white: number;
  blue: number;
  orange: number;
  joker: boolean;
  keeps: Record<string, number>;
}

/** A free slot of an open column for this seat: what it costs, the cheapest sensible payment, how many there are, and how many cards of its colour (or pairs) are missing. `legal`: it can be chosen now. */
export interface IquazuOffer {
  col: number;
  slot: number;
  price: number;
  best: IquazuPayment | null;
  ways: number;
  missing: number;
  legal: boolean;
}

/** A seat's own hand; what it cannot see of the cards (draw pile and other hands); what it can pay. */
export interface IquazuOwn {
  hand: Record<string, number>;
  hidden: Record<string, number>;
  offers: IquazuOffer[];
  payments: IquazuPayment[];
  surplus: number;
}

/** Who leads a row (or who stands first in a column) before and after. */
export interface IquazuChange {
  before: number | null;
  after: number | null;
}

/** What a seat gets from a scoring. */
export interface IquazuGain {
  seat: number;
  points: number;
  tiles: string[];
}

/** What a move will do. Choosing a slot is told as if the gem lay there already. */
export interface IquazuPreview {
  draws: number;
  col: number;
  slot: number;
  row: number;
  price: number;
  payment: IquazuPayment | null;
  paid: Record<string, number>;
  joker: boolean;
  tile: string | null;
  column_leader: IquazuChange | null;
  row_leader: IquazuChange | null;
  fills: boolean;
  drop: number;
  gains: IquazuGain[];
  over: boolean;
  points: number;
  reveals: boolean;
}

/** A place of the market, and what the deciding seat can do with it now. */
export interface MauiSlot {
  row: number;
  slot: number;
  towel: string | null;
  cost: number;
  affordable: boolean;
  tops: number[];
}

export interface MauiOrnament {
  track: string;
  square: number;
  token: string;
  left: number;
}

/** One cell of a laid towel. `shows` is its effective pattern, None where it is inactive. */
export interface MauiCell {
  row: number;
  pattern: string;
  shows: string | null;
  outside: boolean;
  token: string | null;
  crab: number;
}

export interface MauiTowel {
  towel: string;
  column: number;
  top: number;
  cells: MauiCell[];
}

/** An umbrella (`kind` as in the data) or a crab (`kind` "crab" with its value) waiting on a beach. */
export interface MauiSpot {
  column: number;
  row: number;
  kind: string;
  value: number;
}

/** One line of a score: what (`yellow`, `white`, `dollars`, `penalties`, `crabs`), how many, points. */
export interface MauiLine {
  what: string;
  count: number;
  points: number;
}

export interface MauiBeach {
  seat: number;
  placed: number;
  towels: MauiTowel[];
  spots: MauiSpot[];
  dollars: number;
  tokens: Record<string, number>;
  pearls: Record<string, number>;
  penalties: number;
  shells: Record<string, number>;
  score: number;
  lines: MauiLine[];
}

export interface MauiTable {
  variant: string;
  part: number;
  parts: number;
  round: number;
  last_round: boolean;
  seat: number;
  first: number;
  phase: string;
  choice: string[];
  done: boolean;
  spare: boolean;
  market: MauiSlot[][];
  zones: number[];
  bag: number;
  unseen: string[];
  ornaments: MauiOrnament[];
  points: number[];
  row_values: number[];
  beaches: MauiBeach[];
  ranking: number[] | null;
}

export interface MauiMatch {
  row: number;
  pattern: string;
  steps: number;
}

/** What a move will certainly do. Only the towel that comes into the market is left to chance. */
export interface MauiPreview {
  cost: number;
  dollars: number;
  column: number;
  top: number;
  matches: MauiMatch[];
  steps: Record<string, number>;
  penalties: number;
  umbrella: string | null;
  umbrella_lost: string | null;
  crab: number;
  needs_token: boolean;
  tokens: string[];
  points: number;
  reveals: boolean;
}

/** What each game shows: its public view, what one seat sees besides, previews. */
export interface Games {
  eruption: { view: EruptionTable; own: EruptionOwn; preview: EruptionPreview };
  haleakala: { view: HaleakalaTable; own: null; preview: HaleakalaPreview };
  iquazu: { view: IquazuTable; own: IquazuOwn; preview: IquazuPreview };
  maui: { view: MauiTable; own: null; preview: MauiPreview };
}
