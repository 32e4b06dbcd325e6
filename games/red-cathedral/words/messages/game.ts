import type { CommonMessages, HelpText } from '@archivolt/i18n';
import type {
  Action,
  Ask,
  BannerFrom,
  Benefit,
  Die,
  Kind,
  Material,
  Resource,
  Side,
  Slot,
  SoloCard,
  Source,
  Table,
} from '@archivolt/red-cathedral';
import type { Season } from '../seasons.ts';

/**
 * All sentences of The Red Cathedral. A language says how things are called and put into sentences; which thing an
 * index means at this table is found out before (`things.ts`), so that no language looks at a table.
 */

/** The table that a sentence is about, and its reader. */
export interface Context {
  /**
   * The table as it is once the event has happened, or as it stands when something is asked. Of all that sentences
   * name only the resource tiles ever change place, so an old line needs no more than its own `market`.
   */
  table: Table;
  /** A name for each seat. Ivan's seat needs none. */
  names: readonly string[];
  /** The reader's seat, addressed as "you"; without it everybody is called by name. */
  me?: Seat | undefined;
}

export type Seat = Table['active'];

/** A person in a sentence. */
export interface Who {
  readonly name: string;
  /** True for the reader. */
  readonly me: boolean;
  readonly ivan: boolean;
}

/** A section in a sentence: "the second middle section of tower III". */
export interface Sec {
  readonly kind: Kind;
  /** In Roman figures. */
  readonly tower: string;
  /** The number of a middle section from the bottom, if there are several; otherwise 0. */
  readonly nth: number;
}

/** A place of the market ring in a sentence, named by what it gives. */
export interface Spot {
  readonly resource: Resource;
  readonly season: Season;
  /** From 1 clockwise, if two locations of a season give the same; otherwise 0. */
  readonly number: number;
}

/** The benefit of a workshop tile; null if it is not mentioned. */
export type TileContent = Benefit | null;

export interface Terms {
  title: string;
  ivan: string;
  /** Includes the space that the language puts before it. */
  colon: string;
  /** Names without a number, as a label: six materials, rouble, recognition. */
  resources: readonly string[];
  prestige: string;
  banners: string;
  /** Of players, dice and slots; the fifth is white. */
  colours: readonly string[];
  dice: readonly string[];
  kinds: readonly string[];
  ornaments: readonly string[];
  groups: readonly string[];
  seasons: Record<Season, string>;
  /** The last is for either white slot, if both are equivalent. */
  slots: readonly string[];
  soloCards: Record<SoloCard, string>;
  sides: Record<Side, string>;
  faceUp: string;
  faceDown: string;
  market: string;
  cathedral: string;
  workshop: string;
  inventory: string;
  supply: string;
  track: string;
  influence: string;
  /** "2 wood", "1 rouble", "3 recognition points". */
  count(resource: Resource, n: number): string;
  /** The same as an object of a verb: German uses another case. */
  counted(resource: Resource, n: number): string;
  countPrestige(n: number): string;
  countMaterials(n: number): string;
  countDice(n: number): string;
  countBanners(n: number): string;
  countOrnaments(n: number): string;
  countSections(n: number): string;
  freeSpaces(n: number): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** "tower III", "base of tower III", "stone (spring)": without an article. */
  tower(roman: string): string;
  section(sec: Sec): string;
  place(spot: Spot): string;
  /** The benefit of a tile in short: "2 wood", "any material", "red die". */
  tile(benefit: Benefit): string;
  tileHelp(benefit: Benefit): string;
  /** An influence action in lower case. It addresses the reader, unless somebody else acts. */
  action(action: Action, who?: Who): string;
  actionShort(action: Action): string;
  /** The mark of the action: once, or any number of times. */
  mark(repeat: boolean): string;
}

/** The name of a person is the subject of most sentences; the reader is "you" in their own lines only. */
export interface Events {
  turn(who: Who): string;
  claimed(who: Who, sec: Sec, tile: TileContent): string;
  bannerTaken(who: Who, from: BannerFrom, left: number): string;
  placed(who: Who, tile: Benefit, slot: Slot, up: boolean, rubles: number): string;
  unlocked(who: Who, ornament: Kind, slot: Slot): string;
  tileRemoved(tile: Benefit): string;
  dieMoved(who: Who, die: Die, from: Spot, to: Spot, steps: number, rubles: number): string;
  dieStays(die: Die, full: Spot): string;
  /** The dice with their new numbers, as one list. */
  rolled(who: Who, spot: Spot, dice: string, n: number): string;
  gained(who: Who, kind: Material, count: number, lost: number, from: Source): string;
  rubles(who: Who, by: number, now: number, from: Source): string;
  recognition(who: Who, by: number, space: number): string;
  prestige(who: Who, by: number, now: number): string;
  activated(who: Who, slot: Slot, tile: Benefit): string;
  used(who: Who, group: number, action: Action): string;
  gave(who: Who, kind: Material, count: number, how: 'sold' | 'traded' | 'returned'): string;
  tilesSwapped(who: Who, one: Spot, other: Spot): string;
  delivered(who: Who, kind: Material, count: number, sec: Sec, missing: number): string;
  completed(who: Who, sec: Sec): string;
  punished(who: Who, sec: Sec, above: number): string;
  decorated(who: Who, ornament: Kind, sec: Sec, gems: string): string;
  /** The only other side: a rival, or Ivan; null if there are several. Named unless it is the reader. */
  endTriggered(who: Who, other: Who | null): string;
  ivanCard(card: SoloCard, die: Die): string;
  ivanStored(materials: string): string;
  ivanTransported(materials: string): string;
  ivanIdle(card: SoloCard | 'ornament'): string;
  ivanShuffled(dice: string): string;
  /** The single winner, or null and the names of those who share the victory. */
  ended(who: Who | null, names: string): string;
}

/** The questions of the action bar. */
export interface Asks {
  /** For everybody except the deciding player. */
  waiting(who: Who): string;
  over: string;
  turn: string;
  end: string;
  banner(sec: Sec): string;
  slot(tile: Benefit): string;
  face(tile: Benefit, slot: Slot, cost: number): string;
  deliver(left: number, begun: boolean): string;
  gems(ornament: Kind, sec: Sec, most: number): string;
  /** The parts of the visit that are still possible; then the dice are rolled. */
  market(take: boolean, use: boolean, activate: boolean): string;
  amount(kind: Material, min: number, max: number, lost: number): string;
  choose(mayLeave: boolean): string;
  sell(rubles: number): string;
  buy(rubles: number): string;
  give(count: number): string;
  get(given: Material, left: number, begun: boolean): string;
  return(left: number, begun: boolean): string;
  swap(first: Spot | null): string;
  activate: string;
  ivanClaim: string;
  ivanOrnament(ornament: Kind): string;
}

/** The full text of a button. A null fact is unknown, because the move is not possible now. */
export interface Moves {
  claim(sec: Sec, tile: TileContent): string;
  banner(from: 'inventory' | 'white'): string;
  /** The face that the tile will show; `either` if that is asked next; not mentioned if it is open. */
  slot(slot: Slot, face: 'up' | 'down' | 'either' | null, cost: number): string;
  face(up: boolean, cost: number | null): string;
  deliver(kind: Material, sec: Sec): string;
  /** Several materials at once, named in a list. */
  deliverAll(goods: string, section: Sec): string;
  decorate(ornament: Kind, sec: Sec, material: Material): string;
  gems(gems: string, prestige: number): string;
  stop(ask: Ask): string;
  acquire(die: Die, steps: number, to: Spot, rubles: number): string;
  /** `fewer`: whether the player may take less. */
  take(resource: Resource | null, most: number, fewer: boolean): string;
  amount(kind: Material | null, count: number): string;
  choose(kind: Material): string;
  use(group: number | null, action: Action | null): string;
  sell(kind: Material, rubles: number | null): string;
  buy(kind: Material, rubles: number | null): string;
  give(kind: Material, count: number): string;
  get(kind: Material): string;
  return(kind: Material): string;
  swap(spot: Spot, first: Spot | null): string;
  activate(slot: Slot, tile: TileContent): string;
  roll(spot: Spot | null): string;
  rubles(gained: number): string;
  reroll(spot: Spot): string;
  end: string;
  ivanClaim(sec: Sec): string;
  ivanOrnament(ornament: Kind, sec: Sec): string;
}

/** Short texts for small buttons; `terms` has the rest. */
export interface Shorts {
  claim: string;
  deliver: string;
  inventory: string;
  whiteSlot: string;
  stop: string;
  none: string;
  take: string;
  use: string;
  roll: string;
  reroll: string;
  end: string;
}

/** The permanent actions: the name and an explanation. */
export type Command =
  | 'claim'
  | 'build'
  | 'acquire'
  | 'take'
  | 'use'
  | 'activate'
  | 'roll'
  | 'rubles'
  | 'reroll'
  | 'end';

/** A player's share of a tower. */
export interface Share {
  value: number;
  presence: number;
  /** From 1. */
  place: number;
  /** The number of others with the same presence. */
  tied: number;
  /** RC-E6 with two players, otherwise RC-E5. */
  two: boolean;
}

export interface Scores {
  track(space: number): string;
  leftovers(materials: number, rubles: number): string;
  tower(roman: string): string;
  trackHelp: string;
  leftoversHelp: string;
  towerHelp(share: Share): string;
  completed: string;
  ornaments: string;
  total: string;
  wins(who: Who, points: number): string;
  shared(names: string, points: number): string;
  beatIvan(points: number, ivans: number): string;
  lostToIvan(points: number, ivans: number): string;
  drewWithIvan(points: number): string;
  /** What decided a tie. */
  decided: { completed: string; ornaments: string };
}

export interface Previews {
  gain: string;
  lose: string;
  unknownRoll: string;
  undoEnds: string;
  /** The number of materials that do not fit or are not in the supply. */
  lost(n: number, goods: string): string;
  completes(sec: Sec): string;
  penalty(who: Who, n: number): string;
  leads(who: Who, tower: string): string;
  /** Several players share the lead in a tower. */
  leadTied(all: readonly Who[], tower: string): string;
  triggersEnd: string;
}

/** Parts of the screen-reader description of a thing on the board. */
export interface Descriptions {
  free: string;
  notYet: string;
  claimedBy(who: Who): string;
  completedBy(who: Who): string;
  needs(materials: string): string;
  stillNeeds(materials: string): string;
  gives(rewards: string): string;
  tile(benefit: Benefit): string;
  ornamentBy(ornament: Kind, who: Who): string;
  noOrnament: string;
  noDice: string;
  shows(die: Die, n: number): string;
  empty: string;
  costs(rubles: number): string;
  covered: string;
  locked(ornament: Kind): string;
  now(yields: string): string;
  space(space: number): string;
}

/** Names of lists on the board, and what can be done with something held. */
export interface Board {
  /** The question at the beginning of a turn. */
  turn: string;
  leftovers: string;
  banners: string;
  ornaments: string;
  dice: string;
  sections(built: number, begun: number): string;
  stock(held: number, room: number): string;
  tower(roman: string, value: number): string;
  /** The heading above the numbers of the towers, in the drawings of the scoring. */
  towerColumn: string;
  ivanInventory: string;
  ivanConstruction: string;
  ivanCards: string;
  lift: string;
  liftHelp: string;
  material: string;
  diceHere: string;
  /** Ivan's turn, in which the player chooses among equal sections for him; and after the choice. */
  ivansTurn: string;
  ivanClaim: string;
  ivanOrnament: string;
  ivanSettled: string;
  /** The benefit of a face-up tile, and where the tile can only lie face down. */
  faceUpPays: string;
  someDown: string;
  allDown: string;
  tooDear: string;
  askDown(cost: string, have: number): string;
  fewer: string;
  /** What the roll leaves behind, or includes. */
  rollWithout(things: string): string;
  takeAndRoll(things: string): string;
  /** Follows the name of the held material or ornament and a colon. */
  goodsHelp: string;
  ornamentHelp: string;
  /** A resource that the reader's own unfinished sections lack. */
  needed: string;
  spaces: string;
}

export interface RedCathedralMessages extends CommonMessages {
  terms: Terms;
  events: Events;
  asks: Asks;
  moves: Moves;
  shorts: Shorts;
  commands: Record<Command, HelpText>;
  score: Scores;
  previews: Previews;
  describe: Descriptions;
  board: Board;
}

export { type HelpText, levelName, type Standing, standingName } from '@archivolt/i18n';
export { askSentence } from '../asks.ts';
export {
  describeDie,
  describeInfluence,
  describePlace,
  describePlayer,
  describeSection,
  describeSlot,
  describeTile,
  playerFacts,
} from '../describe.ts';
export { givenBy, givenTogether, lineLabel, lineShort, moveLabel, moveShort } from '../moves.ts';
export { byWorth } from '../order.ts';
export { scoreHelp, scoreLabel, tieBreakLabel, winnerSentence } from '../scores.ts';
export { SEASONS, type Season } from '../seasons.ts';
export { eventSentence } from '../sentences.ts';
export { goodsList, placeName, ROMAN, seatName, sectionName, whoIs } from '../things.ts';
/** The export name that the loader expects. */
export type { RedCathedralMessages as GameMessages };
