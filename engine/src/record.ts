import { recording, replaying } from './chance.ts';
import type { Chance, Game, GameTypes, Parsed, Seat, State } from './game.ts';
import { type EngineMistake, type FactsOf, inWords, type Mistake, misfit, mistake } from './mistake.ts';
import { moverOf, offersOf, rulesAt, viewOf } from './play.ts';
import { same } from './same.ts';

/** The record of a game: enough to replay it, move by move and pick by pick. */
export interface GameRecord<G extends GameTypes> {
  /** The rules version it was played under. */
  rules: number;
  options: G['options'];
  /** The picks of the set-up. */
  setup: number[];
  steps: RecordedStep<G>[];
}

export interface RecordedStep<G extends GameTypes> {
  seat: Seat;
  move: G['move'];
  picks: number[];
}

/** Starts a game and its record. */
export function begin<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  chance: Chance,
): { state: State<G>; record: GameRecord<G> } {
  const setup: number[] = [];
  const state = game.setup(options, recording(chance, setup));
  return { state, record: { rules: game.rulesVersion, options, setup, steps: [] } };
}

/** Plays an offered move in place and records it. */
export function advance<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  record: GameRecord<G>,
  move: G['move'],
  chance: Chance,
): G['event'][] {
  const seat = moverOf(game, state.table);
  const picks: number[] = [];
  const events: G['event'][] = [];
  game.play(viewOf(state, seat), move, recording(chance, picks), events);
  record.steps.push({ seat, move, picks });
  return events;
}

/** Replays a record; `visit` gets the state and the events after every step. Throws if it does not fit the rules. */
export function replay<G extends GameTypes>(
  current: Game<G>,
  record: GameRecord<G>,
  visit?: (state: State<G>, events: G['event'][], step: number) => void,
): State<G> {
  const game = rulesAt(current, record.rules);
  if (!game) throw new Error(`${current.id} has no rules ${record.rules}`);
  const state = exactly(record.setup, mistake('set-up'), (chance) => game.setup(record.options, chance));
  for (const [index, step] of record.steps.entries()) {
    const view = viewOf(state, step.seat);
    const move = offersOf(game, view).find((offer) => same(offer, step.move));
    if (move === undefined)
      throw misfit('step {step}: {move} is not offered', {
        step: index + 1,
        move: game.notation.printMove(step.move),
      });
    const events: G['event'][] = [];
    exactly(step.picks, mistake('step {step}', { step: index + 1 }), (chance) =>
      game.play(view, move, chance, events),
    );
    visit?.(state, events, index);
  }
  return state;
}

/** Replays the recorded picks; an unused pick does not fit the rules either. */
function exactly<V>(picks: readonly number[], where: Mistake, act: (chance: Chance) => V): V {
  const used: number[] = [];
  const result = act(recording(replaying(picks), used));
  const over = picks.length - used.length;
  if (over === 1) throw misfit('{where}: 1 pick too many', { where });
  if (over > 1) throw misfit('{where}: {over} picks too many', { where, over });
  return result;
}

/**
 * The text form of a record, one move per line:
 *
 *     some-game rules 2
 *     options {"players":2}
 *     setup 3 0 5
 *     0 claim 1.1
 *     0 roll : 4 2
 */
export function printRecord<G extends GameTypes>(game: Game<G>, record: GameRecord<G>): string {
  const lines = [
    `${game.id} rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
    ['setup', ...record.setup].join(' '),
    ...record.steps.map(({ seat, move, picks }) => {
      const rolled = picks.length > 0 ? ` : ${picks.join(' ')}` : '';
      return `${seat} ${game.notation.printMove(move)}${rolled}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Parses a record. Empty lines and lines that begin with # are comments. A mistake is reported with its character
 * index.
 */
export function parseRecord<G extends GameTypes>(current: Game<G>, text: string): Parsed<GameRecord<G>> {
  let start = 0;
  const lines: { text: string; start: number }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && !line.startsWith('#')) lines.push({ text: line.trimEnd(), start });
    start += line.length + 1;
  }
  const failWith = (at: number, wrong: Mistake): Parsed<GameRecord<G>> => ({
    ok: false,
    at,
    why: inWords(wrong),
    mistake: wrong,
  });
  const fail = <Code extends EngineMistake>(at: number, code: Code, ...facts: FactsOf<Code>) =>
    failWith(at, mistake(code, ...facts));
  const [head, options, setup, ...moves] = lines;
  const [, id, version] = /^(\S+) rules (\d+)$/.exec(head?.text ?? '') ?? [];
  const game = id === current.id ? rulesAt(current, Number(version)) : undefined;
  if (!game) {
    const piece = `${current.id} rules ${current.rulesVersion}`;
    return fail(head?.start ?? 0, 'expected "{piece}"', { piece });
  }
  if (!options?.text.startsWith('options '))
    return fail(options?.start ?? text.length, 'expected the options');
  const read = game.readOptions(json(options.text.slice('options '.length)));
  if (!read.ok) {
    const { path, mistake: what } = read;
    return fail(options.start + 'options '.length, '{path}: expected {what}', { path, what });
  }
  if (!setup || !/^setup( \d+)*$/.test(setup.text))
    return fail(setup?.start ?? text.length, 'expected the picks of the set-up');
  const steps: RecordedStep<G>[] = [];
  for (const line of moves) {
    const parts = /^(\d+) ([^:]+?)(?: : (\d+(?: \d+)*))?$/.exec(line.text);
    if (!parts) return fail(line.start, 'expected a seat, a move and, after a colon, its picks');
    const [, seat = '', move = '', picks] = parts;
    const parsed = game.notation.parseMove(move);
    if (!parsed.ok) return failWith(line.start + seat.length + 1 + parsed.at, parsed.mistake);
    steps.push({ seat: Number(seat), move: parsed.value, picks: numbers(picks) });
  }
  return {
    ok: true,
    value: {
      rules: game.rulesVersion,
      options: read.value,
      setup: numbers(setup.text.slice('setup'.length)),
      steps,
    },
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
