import { recording, replaying } from './chance.ts';
import type { Chance, Game, Parsed, Seat, Shape, State } from './game.ts';
import { offersOf, viewOf } from './play.ts';
import { same } from './same.ts';

/** A game as it was played: enough to play it again, move by move and pick by pick. */
export interface GameRecord<G extends Shape> {
  options: G['options'];
  /** The picks of the set-up. */
  setup: number[];
  steps: RecordedStep<G>[];
}

export interface RecordedStep<G extends Shape> {
  seat: Seat;
  move: G['move'];
  picks: number[];
}

/** Starts a game and its record. */
export function begin<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  chance: Chance,
): { state: State<G>; record: GameRecord<G> } {
  const setup: number[] = [];
  const state = game.setup(options, recording(chance, setup));
  return { state, record: { options, setup, steps: [] } };
}

/** Plays an offered move in place and writes it down. */
export function advance<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  record: GameRecord<G>,
  move: G['move'],
  chance: Chance,
): G['event'][] {
  const seat = game.toMove(state.table);
  if (seat === undefined) throw new Error('the game is over');
  const picks: number[] = [];
  const events: G['event'][] = [];
  game.play(viewOf(state, seat), move, recording(chance, picks), events);
  record.steps.push({ seat, move, picks });
  return events;
}

/** Plays a record again; `visit` sees the state and the events after every step. Throws where it no longer fits the rules. */
export function replay<G extends Shape>(
  game: Game<G>,
  record: GameRecord<G>,
  visit?: (state: State<G>, events: G['event'][], step: number) => void,
): State<G> {
  const state = exactly(record.setup, 'set-up', (chance) => game.setup(record.options, chance));
  for (const [index, step] of record.steps.entries()) {
    const view = viewOf(state, step.seat);
    const move = offersOf(game, view).find((offer) => same(offer, step.move));
    if (move === undefined)
      throw new Error(`step ${index + 1}: ${game.notation.printMove(step.move)} is not offered`);
    const events: G['event'][] = [];
    exactly(step.picks, `step ${index + 1}`, (chance) => game.play(view, move, chance, events));
    visit?.(state, events, index);
  }
  return state;
}

/** Gives the recorded picks again; one that nothing asks for does not fit the rules either. */
function exactly<V>(picks: readonly number[], name: string, act: (chance: Chance) => V): V {
  const used: number[] = [];
  const result = act(recording(replaying(picks), used));
  const over = picks.length - used.length;
  if (over > 0) throw new Error(`${name}: ${over} ${over === 1 ? 'pick' : 'picks'} too many`);
  return result;
}

/**
 * A record as text, one move a line:
 *
 *     red-cathedral rules 1
 *     options {"players":2}
 *     setup 3 0 5
 *     0 claim 1.1
 *     0 roll : 4 2
 */
export function printRecord<G extends Shape>(game: Game<G>, record: GameRecord<G>): string {
  const lines = [
    `${game.id} rules ${game.rulesVersion}`,
    `options ${JSON.stringify(record.options)}`,
    ['setup', ...record.setup].join(' '),
    ...record.steps.map(({ seat, move, picks }) => {
      const rolled = picks.length > 0 ? ` : ${picks.join(' ')}` : '';
      return `${seat} ${game.notation.printMove(move)}${rolled}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

/** Reads a record. Empty lines and lines that begin with # are for people. The place of a mistake is a character index. */
export function parseRecord<G extends Shape>(game: Game<G>, text: string): Parsed<GameRecord<G>> {
  let start = 0;
  const lines: { text: string; start: number }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && !line.startsWith('#')) lines.push({ text: line.trimEnd(), start });
    start += line.length + 1;
  }
  const fail = (at: number, why: string): Parsed<GameRecord<G>> => ({ ok: false, at, why });
  const [head, options, setup, ...moves] = lines;
  if (head?.text !== `${game.id} rules ${game.rulesVersion}`) {
    return fail(head?.start ?? 0, `expected "${game.id} rules ${game.rulesVersion}"`);
  }
  if (!options?.text.startsWith('options '))
    return fail(options?.start ?? text.length, 'expected the options');
  const read = game.readOptions(json(options.text.slice('options '.length)));
  if (!read.ok) return fail(options.start + 'options '.length, `${read.path}: expected ${read.expected}`);
  if (!setup || !/^setup( \d+)*$/.test(setup.text))
    return fail(setup?.start ?? text.length, 'expected the picks of the set-up');
  const steps: RecordedStep<G>[] = [];
  for (const line of moves) {
    const parts = /^(\d+) ([^:]+?)(?: : (\d+(?: \d+)*))?$/.exec(line.text);
    if (!parts) return fail(line.start, 'expected a seat, a move and, after a colon, its picks');
    const [, seat = '', move = '', picks] = parts;
    const parsed = game.notation.parseMove(move);
    if (!parsed.ok) return fail(line.start + seat.length + 1 + parsed.at, parsed.why);
    steps.push({ seat: Number(seat), move: parsed.value, picks: numbers(picks) });
  }
  return {
    ok: true,
    value: { options: read.value, setup: numbers(setup.text.slice('setup'.length)), steps },
  };
}

function numbers(text = ''): number[] {
  return text.trim() === '' ? [] : text.trim().split(' ').map(Number);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
