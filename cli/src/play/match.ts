import type { Bot } from '@archivolt/bots';
import {
  advance,
  begin,
  type Chance,
  type GameRecord,
  type GameTypes,
  Misfit,
  type Mistake,
  mistake,
  offersOf,
  parseRecord,
  printRecord,
  replay,
  rulesAt,
  type Seat,
  type State,
  seeded,
  submit,
  viewOf,
} from '@archivolt/engine';
import { levelName } from '@archivolt/i18n';
import type { Entry, GameTexts, Translations } from '@archivolt/terminal';
import { type BotName, botNamed, isBotName } from '../bots.ts';
import { messageOf } from '../table.ts';

/** A game and the language it is described in. */
export interface MatchTexts<G extends GameTypes> {
  entry: Entry<G>;
  translations: Translations;
  texts: GameTexts<G>;
}

/** A game in the terminal: the state, its record, the players and the log. */
export interface Match<G extends GameTypes> extends MatchTexts<G> {
  state: State<G>;
  record: GameRecord<G>;
  occupants: Occupant[];
  bots: (Bot<G> | undefined)[];
  chance: Chance;
  /** Random numbers for the bots; separate from the game's, so that thinking never affects the dice. */
  imagination: Chance;
  /** The log, line by line. */
  log: LogLine[];
}

/** A sentence of the log and its rule; a heading has none. */
export interface LogLine {
  text: string;
  rule?: string;
}

export type Occupant = 'person' | BotName;

export function startMatch<G extends GameTypes>(
  matchTexts: MatchTexts<G>,
  options: G['options'],
  occupants: Occupant[],
  seed: number,
): Match<G> {
  const chance = seeded(seed);
  const { state, record } = begin(matchTexts.entry.game, options, chance);
  return matchOf(matchTexts, state, record, occupants, chance, seed);
}

function matchOf<G extends GameTypes>(
  { entry, translations, texts }: MatchTexts<G>,
  state: State<G>,
  record: GameRecord<G>,
  occupants: Occupant[],
  chance: Chance,
  seed: number,
): Match<G> {
  return {
    entry,
    translations,
    texts,
    state,
    record,
    occupants,
    bots: occupants.map((level) =>
      level === 'person' ? undefined : botNamed(entry, level, record.options, occupants.length),
    ),
    chance,
    imagination: seeded(seed + 0x5eed),
    log: [],
  };
}

/** The seat addressed as "you": the only person at the terminal. With several people, each is named. */
export function readerOf({ occupants }: Pick<Match<GameTypes>, 'occupants'>): Seat | undefined {
  const people = occupants.flatMap((who, index) => (who === 'person' ? [index] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** The lines for events: a heading for every turn, a sentence for the rest. `table` is the one after the events. */
export function logLines<G extends GameTypes>(
  match: MatchTexts<G> & Pick<Match<G>, 'occupants'>,
  events: readonly G['event'][],
  table: G['table'],
): LogLine[] {
  const { entry, texts } = match;
  const me = readerOf(match);
  return events.map((event) => {
    const turn = entry.face.turnBegins(event);
    if (turn !== undefined) return headingOf(match, table, turn);
    return { text: `   ${texts.event(event, table, me)}`, rule: event.rule };
  });
}

/** The heading of a turn. */
export function headingOf<G extends GameTypes>(
  match: MatchTexts<G> & Pick<Match<G>, 'occupants'>,
  table: G['table'],
  turn: Seat,
): LogLine {
  return { text: `── ${seatingOf(match, table, turn)}` };
}

/** "Red (you)", "Yellow (Apprentice)"; with several people each is just a name. */
export function seatingOf<G extends GameTypes>(
  match: MatchTexts<G> & Pick<Match<G>, 'occupants'>,
  table: G['table'],
  index: Seat,
): string {
  const { texts, translations, occupants } = match;
  const name = texts.seatName(index, table);
  const who = occupants[index];
  if (who !== undefined && who !== 'person') return `${name} (${levelName(translations.common, who).name})`;
  return readerOf(match) === index ? `${name} (${translations.table.seats.you})` : name;
}

/** A bot makes one decision. */
export function botMoves<G extends GameTypes>(match: Match<G>, bot: Bot<G>, seatToMove: Seat): G['event'][] {
  const { entry, state, record, chance, imagination } = match;
  const view = viewOf(state, seatToMove);
  const offers = offersOf(entry.game, view);
  return advance(entry.game, state, record, bot(view, offers, imagination), chance);
}

/** Commits the moves of a person's draft. */
export function commit<G extends GameTypes>(
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

const SEATS_HEADER = '# seats ';

/** The record as text; a comment lists the players. Moves still in the draft come last. */
export function printMatch<G extends GameTypes>(
  match: Match<G>,
  open: readonly G['move'][],
  mover: Seat,
): string {
  const steps = [...match.record.steps, ...open.map((move) => ({ seat: mover, move, picks: [] }))];
  return `${SEATS_HEADER}${match.occupants.join(',')}\n${printRecord(match.entry.game, { ...match.record, steps })}`;
}

export type LoadResult<G extends GameTypes> = { ok: true; match: Match<G> } | { ok: false; why: string };

/** Parses a match. The players come from the file, unless the command line names as many. */
export function parseMatch<G extends GameTypes>(
  matchTexts: MatchTexts<G>,
  text: string,
  occupants: readonly Occupant[] | undefined,
  seed: number,
): LoadResult<G> {
  const { game } = matchTexts.entry;
  const parsed = parseRecord(game, text);
  if (!parsed.ok) {
    const why = mistakeSentence(matchTexts, parsed.mistake);
    return { ok: false, why: `${placeOf(matchTexts.translations, text, parsed.at)}: ${why}` };
  }
  try {
    const log: LogLine[] = [];
    const seated = (seats: number): Occupant[] =>
      occupants?.length === seats ? [...occupants] : occupantsIn(text, seats);
    const state = replay(game, parsed.value, (now, events) => {
      log.push(...logLines({ ...matchTexts, occupants: seated(now.mine.length) }, events, now.table));
    });
    const entry = { ...matchTexts.entry, game: rulesAt(game, parsed.value.rules) ?? game };
    const match = matchOf(
      { ...matchTexts, entry },
      state,
      parsed.value,
      seated(state.mine.length),
      seeded(seed),
      seed,
    );
    match.log = log;
    return { ok: true, match };
  } catch (thrown) {
    // The record is well-formed but does not fit the rules: a step that was not offered, or too many picks.
    const wrong = thrown instanceof Misfit ? thrown.mistake : mistake(messageOf(thrown));
    return { ok: false, why: mistakeSentence(matchTexts, wrong) };
  }
}

function occupantsIn(text: string, seats: number): Occupant[] {
  const line = text.split('\n').find((candidate) => candidate.startsWith(SEATS_HEADER));
  const names = line?.slice(SEATS_HEADER.length).trim().split(',') ?? [];
  return Array.from({ length: seats }, (_, index): Occupant => {
    const name = names[index];
    return isBotName(name) ? name : 'person';
  });
}

function mistakeSentence<G extends GameTypes>(
  { texts, translations }: MatchTexts<G>,
  wrong: Mistake,
): string {
  return translations.terminal.mistake(wrong, texts.mistakes);
}

/** "line 4, character 7" */
function placeOf({ terminal }: Translations, text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return terminal.place(before.length, (before.at(-1) ?? '').length + 1);
}
