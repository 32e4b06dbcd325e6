import { at } from '@archivolt/engine';
import {
  type Action,
  asked,
  type Benefit,
  bannersOf,
  cardAt,
  componentsOf,
  countOf,
  cubes,
  diceAt,
  type Event,
  freeSpaces,
  GREEN_GEM,
  hasSection,
  IVAN,
  isAvailable,
  isFreeSlot,
  KINDS,
  levelOf,
  MATERIALS,
  type Move,
  missing,
  type Pile,
  PLACES,
  type Place,
  PURPLE_GEM,
  prestigeAt,
  quadrantOf,
  RECOGNITION,
  type ReasonCode,
  RUBLE,
  redCathedral,
  type Slot,
  sectionAt,
  slotCost,
  type Table,
  type Tile,
  type Todo,
  towerOf,
  WHITE_SLOT,
  type Where,
  yieldOf,
} from '@archivolt/red-cathedral';
import { capital } from '../words.ts';
import type { Context, RedCathedralMessages, Seat, Sec, Share, Spot, Who, WhyFacts } from './messages.ts';
import { SEASONS } from './words.ts';

/** Finds out what the indices of events, questions, moves and reasons mean at a table, and has it said. */

type Messages = RedCathedralMessages;
type Sheet = ReturnType<typeof redCathedral.score>;
type ScoreLine = Sheet['lines'][number];
type Facts = NonNullable<ScoreLine['facts']>;
type Fact = Facts[string];

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export function seatName(m: Messages, seat: Seat, { table, names }: Context): string {
  return table.ivan !== null && seat === IVAN ? m.terms.ivan : (names[seat] ?? `${seat + 1}`);
}

function whoIs(m: Messages, seat: Seat, context: Context): Who {
  const ivan = context.table.ivan !== null && seat === IVAN;
  return { name: seatName(m, seat, context), me: seat === context.me, ivan };
}

function secOf(table: Table, section: Where): Sec {
  const level = levelOf(section);
  const height = table.towers[towerOf(section)]?.length ?? 0;
  const kind = level === 0 ? 0 : level === height - 1 ? KINDS.length - 1 : 1;
  return { kind, tower: ROMAN[towerOf(section)] ?? '', nth: kind === 1 && height > 3 ? level : 0 };
}

function spotOf(table: Table, place: Place): Spot {
  const gainAt = (other: Place): number => at(componentsOf(table).resources, at(table.market, other)).gain;
  const twin = place % 2 === 0 ? place + 1 : place - 1;
  return {
    resource: gainAt(place),
    season: at(SEASONS, Math.floor(place / 2)),
    number: gainAt(twin) === gainAt(place) ? place + 1 : 0,
  };
}

function benefitOf(table: Table, tile: Tile): Benefit {
  return at(componentsOf(table).tiles, tile).benefit;
}

/** The influence action that the moved die has reached; null while no die was moved. */
function actionAt(table: Table, index: number): Action | null {
  for (const todo of table.todo)
    if (todo.ask === 'market') return cardAt(table, quadrantOf(table, todo.die)).actions[index] ?? null;
  return null;
}

export function sectionName(m: Messages, section: Where, table: Table): string {
  return m.terms.section(secOf(table, section));
}

export function placeName(m: Messages, place: Place, table: Table): string {
  return m.terms.place(spotOf(table, place));
}

/** "2 wood and 1 gold"; empty for nothing. */
export function goodsList(m: Messages, pile: Pile, count = m.terms.count): string {
  const kinds = MATERIALS.flatMap((_, kind) => (countOf(pile, kind) > 0 ? [kind] : []));
  return m.terms.and(kinds.map((kind) => count(kind, countOf(pile, kind))));
}

/** The same in a sentence in which somebody gets, gives or needs it. */
function goodsIn(m: Messages, pile: Pile): string {
  return goodsList(m, pile, m.terms.counted);
}

function gemList(m: Messages, green: number, purple: number): string {
  return goodsIn(m, cubes(GREEN_GEM, green) + cubes(PURPLE_GEM, purple));
}

export function tellEvent(m: Messages, event: Event, context: Context): string {
  const { table } = context;
  const { events, terms } = m;
  const spot = (place: Place): Spot => spotOf(table, place);
  const sec = (section: Where): Sec => secOf(table, section);
  if (event.type === 'ended') {
    const [first = 0, ...others] = event.winners;
    const names = event.winners.map((seat) => seatName(m, seat, context));
    return events.ended(others.length === 0 ? whoIs(m, first, context) : null, terms.and(names));
  }
  const who = whoIs(m, event.seat, context);
  switch (event.type) {
    case 'turn':
      return events.turn(who);
    case 'claimed':
      return events.claimed(who, sec(event.section), who.ivan ? null : benefitOf(table, event.tile));
    case 'bannerTaken':
      return events.bannerTaken(who, event.from, event.left);
    case 'placed':
      return events.placed(who, benefitOf(table, event.tile), event.slot, event.up, event.rubles);
    case 'unlocked':
      return events.unlocked(who, event.ornament, event.slot);
    case 'tileRemoved':
      return events.tileRemoved(benefitOf(table, event.tile));
    case 'dieMoved':
      return events.dieMoved(who, event.die, spot(event.from), spot(event.to), event.steps, event.rubles);
    case 'dieStays':
      return events.dieStays(event.die, spot(event.full));
    case 'rolled': {
      const dice = event.dice.map((die, index) => m.describe.shows(die, at(event.after, index)));
      return events.rolled(who, spot(event.place), terms.and(dice), dice.length);
    }
    case 'gained':
      return events.gained(who, event.kind, event.count, event.lost, event.from);
    case 'rubles':
      return events.rubles(who, event.by, event.now, event.from);
    case 'recognition':
      return events.recognition(who, event.by, event.to);
    case 'prestige':
      return events.prestige(who, event.by, prestigeAt(componentsOf(table).track, event.to));
    case 'activated':
      return events.activated(who, event.slot, benefitOf(table, event.tile));
    case 'used': {
      const card = at(componentsOf(table).influence, event.card);
      return events.used(who, card.group, at(card.actions, event.action));
    }
    case 'gave': {
      const how = event.rule === 'RC-I3' ? 'sold' : event.rule === 'RC-I5' ? 'traded' : 'returned';
      return events.gave(who, event.kind, event.count, how);
    }
    case 'tilesSwapped':
      return events.tilesSwapped(who, spot(at(event.places, 0)), spot(at(event.places, 1)));
    case 'delivered':
      return events.delivered(who, event.kind, event.count, sec(event.section), event.missing);
    case 'completed':
      return events.completed(who, sec(event.section));
    case 'punished':
      return events.punished(who, sec(event.section), event.above);
    case 'decorated': {
      const gems = gemList(m, event.green, event.purple);
      return events.decorated(who, event.ornament, sec(event.section), gems);
    }
    case 'endTriggered':
      return events.endTriggered(who);
    case 'ivanCard':
      return events.ivanCard(event.card, event.die);
    case 'ivanStored':
      return events.ivanStored(goodsIn(m, event.materials));
    case 'ivanTransported':
      return events.ivanTransported(goodsIn(m, event.materials));
    case 'ivanIdle':
      return events.ivanIdle(event.card);
    case 'ivanShuffled':
      return events.ivanShuffled(terms.and(event.dice.map((die) => at(terms.colours, die))));
    default:
      return event satisfies never;
  }
}

/** What is asked of the one who decides; the others are told who that is. Nothing asked: the game is over. */
export function askSentence(m: Messages, todo: Todo | undefined, context: Context): string {
  const { asks } = m;
  const { table, me } = context;
  if (todo === undefined) return asks.over;
  if (me !== undefined && me !== table.active) return asks.waiting(whoIs(m, table.active, context));
  switch (todo.ask) {
    case 'turn':
      return asks.turn;
    case 'end':
      return asks.end;
    case 'banner':
      return asks.banner(secOf(table, todo.section));
    case 'slot':
      return asks.slot(benefitOf(table, todo.tile));
    case 'face': {
      const cost = slotCost(table, at(table.players, table.active), todo.slot);
      return asks.face(benefitOf(table, todo.tile), todo.slot, cost);
    }
    case 'deliver':
      return asks.deliver(todo.left, todo.begun);
    case 'gems': {
      const sec = secOf(table, todo.section);
      return asks.gems(sec.kind, sec, todo.most);
    }
    case 'market': {
      const open = offered(table);
      return asks.market(open.has('take'), open.has('use'), open.has('activate'));
    }
    case 'amount':
      return asks.amount(todo.kind, todo.min, todo.max, todo.lost);
    case 'choose':
      return asks.choose(todo.min === 0);
    case 'sell':
    case 'buy':
      return asks[todo.ask](rublesOf(table, todo.action));
    case 'give': {
      const action = actionAt(table, todo.action);
      return asks.give(action?.act === 'trade' ? action.give : 1);
    }
    case 'get':
      return asks.get(todo.given, todo.left, todo.begun);
    case 'return':
      return asks.return(todo.left, todo.gone !== 0);
    case 'swap':
      return asks.swap(todo.first === null ? null : spotOf(table, todo.first));
    case 'activate':
      return asks.activate;
    case 'ivanClaim':
      return asks.ivanClaim;
    case 'ivanOrnament':
      return asks.ivanOrnament(ivansOrnament(table));
    default:
      return todo satisfies never;
  }
}

/** What may be done now: a question should not name what the rules will not allow. */
function offered(table: Table): Set<Move['do']> {
  const offers: Move[] = [];
  redCathedral.legal({ table, seat: table.active, mine: null }, offers);
  return new Set(offers.map((offer) => offer.do));
}

function rublesOf(table: Table, index: number): number {
  const action = actionAt(table, index);
  return action !== null && 'rubles' in action ? action.rubles : 0;
}

/** RC-V6: door, arch, arch, cross. */
function ivansOrnament(table: Table): number {
  return [0, 1, 1, 2][table.ivan?.placed ?? 0] ?? 2;
}

/** What a button says, for a move that may be made or not. */
export function moveLabel(m: Messages, move: Move, context: Context): string {
  const { moves } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  const spot = (place: Place): Spot => spotOf(table, place);
  switch (move.do) {
    case 'claim': {
      const tile = hasSection(table, move.section) ? sectionAt(table, move.section).tile : null;
      return moves.claim(secOf(table, move.section), tile === null ? null : benefitOf(table, tile));
    }
    case 'banner':
      return moves.banner(move.from);
    case 'slot':
      return moves.slot(move.slot, slotCost(table, deciding(context), move.slot));
    case 'face': {
      const cost = todo?.ask === 'face' ? slotCost(table, deciding(context), todo.slot) : null;
      return moves.face(move.up, cost);
    }
    case 'deliver':
      return moves.deliver(move.kind, secOf(table, move.section));
    case 'decorate':
    case 'ivanOrnament': {
      const sec = secOf(table, move.section);
      return moves[move.do](sec.kind, sec);
    }
    case 'gems': {
      const prestige = move.green === 1 && move.purple === 1 ? 3 : move.green + move.purple; // RC-D3
      return moves.gems(gemList(m, move.green, move.purple), prestige);
    }
    case 'stop':
      return moves.stop(todo?.ask ?? 'deliver');
    case 'acquire': {
      const { place, shows } = at(table.dice, move.die);
      const to = spot((place + move.steps) % PLACES);
      return moves.acquire(move.die, move.steps, to, Math.max(0, move.steps - shows));
    }
    case 'take': {
      const here = underDie(context);
      return moves.take(here?.resource ?? null, here?.most ?? 0);
    }
    case 'amount':
      return moves.amount(todo?.ask === 'amount' ? todo.kind : null, move.count);
    case 'use': {
      const card = movedDie(table) === null ? null : cardAt(table, quadrantOf(table, movedDie(table) ?? 0));
      return moves.use(card?.group ?? null, card?.actions[move.action] ?? null);
    }
    case 'sell':
    case 'buy':
      return moves[move.do](move.kind, todo?.ask === move.do ? rublesOf(table, todo.action) : null);
    case 'give': {
      const action = todo?.ask === 'give' ? actionAt(table, todo.action) : null;
      return moves.give(move.kind, action?.act === 'trade' ? action.give : 1);
    }
    case 'choose':
    case 'get':
    case 'return':
      return moves[move.do](move.kind);
    case 'swap': {
      const first = todo?.ask === 'swap' ? todo.first : null;
      return moves.swap(spot(move.place), first === null ? null : spot(first));
    }
    case 'activate': {
      const tile = at(deciding(context).slots, move.slot);
      return moves.activate(move.slot, tile === null ? null : benefitOf(table, tile));
    }
    case 'roll': {
      const die = movedDie(table);
      return moves.roll(die === null ? null : spot(at(table.dice, die).place));
    }
    case 'rubles':
    case 'end':
      return moves[move.do];
    case 'reroll':
      return moves.reroll(spot(move.place));
    case 'ivanClaim':
      return moves.ivanClaim(secOf(table, move.section));
    default:
      return move satisfies never;
  }
}

/** Whose workshop a move is about: the reader's, else that of the one to move. */
function deciding({ table, me }: Context): Table['players'][number] {
  return at(table.players, me ?? table.active);
}

function movedDie(table: Table): number | null {
  for (const todo of table.todo) if (todo.ask === 'market') return todo.die;
  return null;
}

/** What the moved die's place gives, and at most how many of it (RC-M1, RC-T4). */
function underDie(context: Context): { resource: number; most: number } | null {
  const { table } = context;
  const die = movedDie(table);
  if (die === null) return null;
  const { place } = at(table.dice, die);
  const { gain, count } = at(componentsOf(table).resources, at(table.market, place));
  const yields = count * diceAt(table, place);
  const most = Math.min(yields, freeSpaces(deciding(context)), countOf(table.supply, gain));
  return { resource: gain, most: gain >= RUBLE ? yields : most };
}

/** As few words as will do beside a picture of the thing. */
export function moveShort(m: Messages, move: Move, context: Context): string {
  const { terms, shorts } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  switch (move.do) {
    case 'claim':
    case 'ivanClaim':
      return capital(sectionName(m, move.section, table));
    case 'banner':
      return move.from === 'inventory' ? shorts.inventory : shorts.whiteSlot;
    case 'slot':
      return capital(at(terms.slots, move.slot));
    case 'face': {
      if (!move.up) return capital(terms.faceDown);
      if (todo?.ask !== 'face') return capital(terms.faceUp);
      return `${capital(terms.faceUp)}, ${terms.count(RUBLE, slotCost(table, deciding(context), todo.slot))}`;
    }
    case 'decorate':
    case 'ivanOrnament':
      return capital(at(terms.ornaments, secOf(table, move.section).kind));
    case 'gems':
      return goodsList(m, cubes(GREEN_GEM, move.green) + cubes(PURPLE_GEM, move.purple)) || shorts.none;
    case 'acquire': {
      const { place, shows } = at(table.dice, move.die);
      const { resource } = spotOf(table, (place + move.steps) % PLACES);
      const rubles = Math.max(0, move.steps - shows);
      const name = capital(at(terms.resources, resource));
      return rubles === 0 ? name : `${name}, ${terms.count(RUBLE, rubles)}`;
    }
    case 'take': {
      const here = underDie(context);
      return here === null || here.most === 0 ? shorts.take : terms.count(here.resource, here.most);
    }
    case 'amount':
      return move.count === 0
        ? shorts.none
        : todo?.ask === 'amount'
          ? terms.count(todo.kind, move.count)
          : terms.countMaterials(move.count);
    case 'use': {
      const action = actionAt(table, move.action);
      return action === null ? shorts.use : capital(terms.actionShort(action));
    }
    case 'deliver':
    case 'choose':
    case 'sell':
    case 'buy':
    case 'get':
    case 'return':
      return terms.count(move.kind, 1);
    case 'give': {
      const action = todo?.ask === 'give' ? actionAt(table, todo.action) : null;
      return terms.count(move.kind, action?.act === 'trade' ? action.give : 1);
    }
    case 'swap':
    case 'reroll':
      return capital(placeName(m, move.place, table));
    case 'activate': {
      const tile = at(deciding(context).slots, move.slot);
      return capital(tile === null ? at(terms.slots, move.slot) : terms.tile(benefitOf(table, tile)));
    }
    case 'stop':
    case 'roll':
    case 'rubles':
    case 'end':
      return shorts[move.do];
    default:
      return move satisfies never;
  }
}

/** Why something is not possible. The number of the rule stands beside the sentence, not in it. */
export function whyNotSentence(
  m: Messages,
  reason: { code: string; facts?: Facts | undefined },
  context: Context,
): string {
  const sentence = m.reasons[reason.code as ReasonCode];
  if (typeof sentence === 'string') return sentence;
  const facts: Partial<WhyFacts> = {};
  for (const [name, fact] of Object.entries(reason.facts ?? {})) {
    Object.assign(facts, { [name]: factWords(m, name as keyof WhyFacts, fact, context) });
  }
  return sentence(facts as WhyFacts);
}

function factWords(m: Messages, name: keyof WhyFacts, fact: Fact, context: Context) {
  const { table } = context;
  const number = typeof fact === 'number' ? fact : 0;
  switch (name) {
    case 'section':
    case 'below':
      return secOf(table, number);
    case 'seat':
      return whoIs(m, number, context);
    case 'place':
      return spotOf(table, number);
    case 'kind':
      return typeof fact === 'number' && fact in MATERIALS ? fact : null;
    case 'action': {
      const action = actionAt(table, number);
      return action === null ? m.terms.influence : m.terms.action(action);
    }
    case 'ask':
      return askSentence(m, table.todo.length === 0 ? undefined : asked(table), context);
    default:
      return fact;
  }
}

const numberIn = (facts: Facts | undefined, name: string): number => {
  const fact = facts?.[name];
  return typeof fact === 'number' ? fact : 0;
};

export function scoreLabel(m: Messages, line: ScoreLine, _context: Context): string {
  const fact = (name: string): number => numberIn(line.facts, name);
  if (line.code === 'track') return m.score.track(fact('space'));
  if (line.code === 'leftovers') return m.score.leftovers(fact('materials'), fact('rubles'));
  return m.score.tower(at(ROMAN, fact('tower')));
}

/** Why a line gives just so many points. */
export function scoreHelp(m: Messages, line: ScoreLine, context: Context): string {
  if (line.code === 'track') return m.score.trackHelp;
  if (line.code === 'leftovers') return m.score.leftoversHelp;
  const share: Share = {
    value: numberIn(line.facts, 'value'),
    presence: numberIn(line.facts, 'presence'),
    place: numberIn(line.facts, 'place'),
    tied: numberIn(line.facts, 'tied'),
    two: context.table.players.length === 2,
  };
  return m.score.towerHelp(share);
}

export function tieBreakLabel(m: Messages, code: string): string {
  return code === 'ornaments' ? m.score.ornaments : m.score.completed;
}

/** Who has won, and what decided it if the points did not. */
export function winnerSentence(m: Messages, sheet: Sheet, context: Context): string {
  const { score } = m;
  const winners = sheet.places[0] ?? [];
  const first = winners[0] ?? 0;
  const points = sheet.totals[first] ?? 0;
  const level = sheet.totals.filter((total) => total === points).length;
  // The tie-break that decided is the first in which not all who have the most points are alike.
  const rivals = sheet.totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const decider = sheet.tieBreaks.find(({ values }) => new Set(rivals.map((seat) => values[seat])).size > 1);
  const decided =
    level > winners.length && decider
      ? ` ${decider.code === 'ornaments' ? score.decided.ornaments : score.decided.completed}`
      : '';
  return `${verdict(m, winners, sheet.totals, context)}${decided}`;
}

function verdict(m: Messages, winners: readonly Seat[], totals: readonly number[], context: Context): string {
  const { score, terms } = m;
  const first = winners[0] ?? 0;
  const points = totals[first] ?? 0;
  const shared = winners.length > 1;
  if (context.table.ivan !== null) {
    const mine = totals[0] ?? 0;
    const ivans = totals[IVAN] ?? 0;
    if (shared) return score.drewWithIvan(mine);
    return first === IVAN ? score.lostToIvan(mine, ivans) : score.beatIvan(mine, ivans);
  }
  if (!shared) return score.wins(whoIs(m, first, context), points);
  return score.shared(terms.and(winners.map((seat) => seatName(m, seat, context))), points);
}

/** A thing and what there is to say about it. */
function titled(m: Messages, title: string, ...about: (string | false)[]): string {
  return `${capital(title)}${m.terms.colon}${about.filter((part) => part !== false && part !== '').join(', ')}`;
}

export function describeSection(m: Messages, section: Where, context: Context): string {
  const { table } = context;
  const { describe, terms } = m;
  const { banner, done, ornament, tile, card } = sectionAt(table, section);
  const { recognition, rubles, kind } = at(componentsOf(table).sections, card);
  const name = sectionName(m, section, table);
  if (done && banner !== null) {
    const decorated =
      ornament === null ? describe.noOrnament : describe.ornamentBy(kind, whoIs(m, ornament, context));
    return titled(m, name, describe.completedBy(whoIs(m, banner, context)), decorated);
  }
  const rewards = [
    ...(recognition > 0 ? [terms.counted(RECOGNITION, recognition)] : []),
    ...(rubles > 0 ? [terms.counted(RUBLE, rubles)] : []),
  ];
  const needs = goodsIn(m, missing(table, sectionAt(table, section)));
  const free = isAvailable(at(table.towers, towerOf(section)), levelOf(section));
  return titled(
    m,
    name,
    banner === null
      ? free
        ? describe.free
        : describe.notYet
      : describe.claimedBy(whoIs(m, banner, context)),
    banner === null ? describe.needs(needs) : describe.stillNeeds(needs),
    rewards.length > 0 && describe.gives(terms.and(rewards)),
    tile !== null && describe.tile(benefitOf(table, tile)),
  );
}

export function describePlace(m: Messages, place: Place, context: Context): string {
  const { table } = context;
  const { gain, count } = at(componentsOf(table).resources, at(table.market, place));
  const dice = table.dice.flatMap((die, index) =>
    die.place === place ? [m.describe.shows(index, die.shows)] : [],
  );
  const gives = m.describe.gives(m.terms.counted(gain, count));
  return titled(m, placeName(m, place, table), gives, ...(dice.length > 0 ? dice : [m.describe.noDice]));
}

export function describeDie(m: Messages, die: number, context: Context): string {
  const { place, shows } = at(context.table.dice, die);
  return titled(m, at(m.terms.dice, die), `${shows}`, placeName(m, place, context.table));
}

/** What a workshop tile gives, for a die tile also what that is now (RC-W2). */
export function describeTile(m: Messages, tile: Tile, context: Context): string {
  const benefit = benefitOf(context.table, tile);
  if (!('die' in benefit)) return m.terms.tileHelp(benefit);
  const yields = yieldOf(context.table, tile);
  const now = m.describe.now(m.terms.count(Math.floor(yields / 10), yields % 10));
  return `${m.terms.tileHelp(benefit)} ${now}`;
}

export function describeSlot(m: Messages, seat: Seat, slot: Slot, context: Context): string {
  const { table } = context;
  const { describe, terms } = m;
  const player = at(table.players, seat);
  const name = at(terms.slots, slot);
  const tile = at(player.slots, slot);
  const locked =
    table.side === 'advanced' && slot < WHITE_SLOT && !at(player.up, slot)
      ? describe.locked(at(componentsOf(table).boards.advanced.ornaments, slot))
      : false;
  if (tile !== null) {
    const face = at(player.up, slot) ? terms.faceUp : terms.faceDown;
    return titled(m, name, terms.tile(benefitOf(table, tile)), face, locked);
  }
  if (!isFreeSlot(table, player, slot)) return titled(m, name, describe.covered);
  return titled(m, name, describe.empty, describe.costs(slotCost(table, player, slot)), locked);
}

export function describeInfluence(m: Messages, quadrant: number, context: Context): string {
  const { terms } = m;
  const card = cardAt(context.table, quadrant);
  const title = `${at(terms.groups, card.group)} (${terms.seasons[at(SEASONS, quadrant)]})`;
  const actions = card.actions.map((action) => `${terms.action(action)} (${terms.mark(action.repeat)})`);
  return `${capital(title)}${terms.colon}${terms.or(actions)}`;
}

export function describePlayer(m: Messages, seat: Seat, context: Context): string {
  const { table } = context;
  const { terms, describe } = m;
  const player = at(table.players, seat);
  const prestige = prestigeAt(componentsOf(table).track, player.space);
  const standing = [describe.space(player.space), terms.countPrestige(prestige)];
  const title = `${seatName(m, seat, context)} (${at(terms.colours, player.colour)})`;
  if (table.ivan !== null && seat === IVAN)
    return titled(m, title, ...standing, terms.countBanners(bannersOf(player)));
  return titled(
    m,
    title,
    ...standing,
    terms.count(RUBLE, player.rubles),
    goodsList(m, player.goods),
    terms.freeSpaces(freeSpaces(player)),
    terms.countBanners(bannersOf(player)),
    terms.countOrnaments(player.ornaments.reduce((sum, n) => sum + n, 0)),
  );
}
