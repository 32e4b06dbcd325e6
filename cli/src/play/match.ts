import type { Bot } from '@archivolt/bots';
import {
  advance,
  begin,
  type Chance,
  type GameRecord,
  parseRecord,
  printRecord,
  replay,
  type Seat,
  type Shape,
  type State,
  seeded,
  submit,
} from '@archivolt/engine';
import { type BotName, botNamed, isBotName } from '../bots.ts';
import type { Entry, Who } from '../entry.ts';

/** A game in the terminal: the state, its record, who sits where and what was told. */
export interface Match<G extends Shape> {
  entry: Entry<G>;
  state: State<G>;
  record: GameRecord<G>;
  sitting: Sitting[];
  bots: (Bot<G> | undefined)[];
  chance: Chance;
  /** What bots imagine with; apart from the game's own chance, so that thinking never moves the dice. */
  imagination: Chance;
  /** Everything told so far, line by line. */
  log: string[];
}

export type Sitting = 'person' | BotName;

export function startMatch<G extends Shape>(
  entry: Entry<G>,
  options: G['options'],
  sitting: Sitting[],
  seed: number,
): Match<G> {
  const chance = seeded(seed);
  const { state, record } = begin(entry.game, options, chance);
  return seat(entry, state, record, sitting, chance, seed);
}

function seat<G extends Shape>(
  entry: Entry<G>,
  state: State<G>,
  record: GameRecord<G>,
  sitting: Sitting[],
  chance: Chance,
  seed: number,
): Match<G> {
  return {
    entry,
    state,
    record,
    sitting,
    bots: sitting.map((level) =>
      level === 'person' ? undefined : botNamed(entry, level, record.options, sitting.length),
    ),
    chance,
    imagination: seeded(seed + 0x5eed),
    log: [],
  };
}

/** Names the seats for sentences: colours, and who plays them. */
export function whoOf<G extends Shape>(match: Match<G>): Who {
  const names = match.entry.face.names(match.state.table);
  return (index) => names[index] ?? `seat ${index}`;
}

/** The lines for some events: a heading for every turn, a sentence for the rest. They are logged too. */
export function tellAll<G extends Shape>(match: Match<G>, events: readonly G['event'][]): string[] {
  const { entry, state } = match;
  const who = whoOf(match);
  const lines: string[] = [];
  for (const event of events) {
    const turn = entry.face.turnBegins(event);
    if (turn !== undefined) lines.push(`── ${who(turn)}${sittingText(match, turn)}`);
    const sentence = entry.face.tell(event, state.table, who);
    if (sentence !== undefined) lines.push(`   ${sentence}`);
  }
  return lines;
}

function sittingText<G extends Shape>(match: Match<G>, index: Seat): string {
  const sitting = match.sitting[index];
  return sitting === undefined || sitting === 'person' ? '' : ` (${sitting})`;
}

/** A bot makes one decision. */
export function botMoves<G extends Shape>(match: Match<G>, bot: Bot<G>, seatToMove: Seat): G['event'][] {
  const { entry, state, record, chance, imagination } = match;
  const mine = state.mine[seatToMove] as G['mine'];
  const view = { table: state.table, seat: seatToMove, mine };
  const offers: G['move'][] = [];
  entry.game.legal(view, offers);
  return advance(entry.game, state, record, bot(view, offers, imagination), chance);
}

/** The moves of a person, thought over before, are made for good. */
export function commit<G extends Shape>(
  match: Match<G>,
  seatToMove: Seat,
  moves: readonly G['move'][],
): G['event'][] {
  const { entry, state, record, chance } = match;
  const played = submit(entry.game, state, seatToMove, moves, chance);
  if (!played.ok) throw new Error(`move ${played.index + 1} of an offered turn was refused: ${played.why}`);
  match.state = played.state;
  moves.forEach((move, index) => {
    record.steps.push({ seat: seatToMove, move, picks: index === moves.length - 1 ? played.picks : [] });
  });
  return played.events;
}

const SITTING = '# seats ';

/** The record as text; a comment says who sat where. Moves that are still being thought over come last. */
export function printMatch<G extends Shape>(
  match: Match<G>,
  open: readonly G['move'][],
  mover: Seat,
): string {
  const steps = [...match.record.steps, ...open.map((move) => ({ seat: mover, move, picks: [] }))];
  return `${SITTING}${match.sitting.join(',')}\n${printRecord(match.entry.game, { ...match.record, steps })}`;
}

export type Loaded<G extends Shape> = { ok: true; match: Match<G> } | { ok: false; why: string };

/** A match from its text. Who sits where comes from the file, unless the table was laid for as many. */
export function parseMatch<G extends Shape>(
  entry: Entry<G>,
  text: string,
  sitting: readonly Sitting[] | undefined,
  seed: number,
): Loaded<G> {
  const parsed = parseRecord(entry.game, text);
  if (!parsed.ok) return { ok: false, why: `${placeOf(text, parsed.at)}: ${parsed.why}` };
  try {
    const told: { state: State<G>; events: G['event'][] }[] = [];
    const state = replay(entry.game, parsed.value, (_now, events) => told.push({ state: _now, events }));
    const seats = state.mine.length;
    const match = seat(
      entry,
      state,
      parsed.value,
      sitting?.length === seats ? [...sitting] : sittingIn(text, seats),
      seeded(seed),
      seed,
    );
    match.log = told.flatMap(({ events }) => tellAll(match, events));
    return { ok: true, match };
  } catch (thrown) {
    // A record that reads well and yet does not fit the rules: a step that was not offered, a pick too many.
    return { ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

function sittingIn(text: string, seats: number): Sitting[] {
  const line = text.split('\n').find((candidate) => candidate.startsWith(SITTING));
  const names = line?.slice(SITTING.length).trim().split(',') ?? [];
  return Array.from({ length: seats }, (_, index): Sitting => {
    const name = names[index];
    return isBotName(name) ? name : 'person';
  });
}

/** "line 4, character 7" */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, character ${(before.at(-1) ?? '').length + 1}`;
}
