import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import {
  advance,
  at,
  begin,
  copyState,
  offersOf,
  printRecord,
  type ScoreSheet,
  type Seat,
  type State,
  seeded,
  viewOf,
} from '@archivolt/engine';
import { missing, sectionAt } from './cathedral.ts';
import type { Action } from './componentSet.ts';
import { type Options, redCathedral } from './index.ts';
import { actionOf } from './moves/influence.ts';
import { countOf, totalOf } from './pile.ts';
import { positions } from './positions.ts';
import type { RedCathedral, Table } from './state.ts';
import { asked } from './todo.ts';
import { COLOURS, MATERIALS, type Move } from './vocabulary.ts';

/**
 * The recorded games in `playthroughs/`, one for each table below, replayed by every test run.
 * To record them again after an intended change of the rules (and then review the differences):
 *
 *     npx tsx --conditions=source games/red-cathedral/rules/playthroughs.testing.ts write
 */

const folder = join(import.meta.dirname, '..', 'playthroughs');

const TABLES: Record<string, { options: Partial<Options>; seed: number }> = {
  'solo-basic': { options: { players: 1 }, seed: 11 },
  'solo-advanced': { options: { players: 1, side: 'advanced' }, seed: 12 },
  'two-basic': { options: { players: 2, influence: 'first', first: 0 }, seed: 21 },
  'two-advanced': { options: { players: 2, side: 'advanced', colours: [3, 1] }, seed: 22 },
  'three-basic': { options: { players: 3 }, seed: 31 },
  'three-advanced': { options: { players: 3, side: 'advanced', influence: 'first' }, seed: 32 },
  'four-basic': { options: { players: 4 }, seed: 41 },
  'four-advanced': { options: { players: 4, side: 'advanced', first: 3 }, seed: 42 },
};

/** The recorded games; those in `rules-1` were played under the previous rules, and must still replay identically. */
export function playthroughs(within = '.'): { name: string; text: string }[] {
  return readdirSync(join(folder, within))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name: join(within, name), text: readFileSync(join(folder, within, name), 'utf8') }));
}

export const TABLE_NAMES: readonly string[] = Object.keys(TABLES);

/** The score for readers: totals, then places. */
export function scoreLine({ totals, places }: ScoreSheet): string {
  return `${totals.join(' ')}, places ${places.map((seats) => seats.join('=')).join(' ')}`;
}

/** A sensible player's preference for a move: what brings a section closer to completion comes first. */
function movePreference(table: Table, seat: Seat, move: Move): number {
  const player = at(table.players, seat);
  switch (move.do) {
    case 'deliver':
      return 100 - totalOf(missing(table, sectionAt(table, move.section)));
    case 'decorate':
      return 80;
    case 'gems':
      return 70 + move.green + move.purple + (move.green === move.purple ? 1 : 0);
    case 'claim':
      return sites(table, seat).length < 2 ? 60 - (move.section % 10) : 5;
    case 'acquire':
      return 40 + neededYield(table, seat, move) - 2 * (move.steps - at(table.dice, move.die).shows);
    case 'take':
    case 'activate':
      return 50;
    case 'amount':
      return 50 - Math.abs(move.count - neededAmount(table, seat));
    case 'choose':
    case 'buy':
    case 'get':
      return 20 + shortage(table, seat, move.kind);
    case 'use':
      return actionPreference(table, seat, actionOf(table, move.action));
    case 'face':
      return move.up && player.rubles >= 4 ? 20 : move.up ? 1 : 10;
    case 'sell':
    case 'give':
    case 'return':
      return 10 - 3 * shortage(table, seat, move.kind);
    case 'roll':
      return 9;
    case 'end':
    case 'stop':
      return 8;
    case 'rubles':
    case 'reroll':
      return 0;
    default:
      return 7;
  }
}

/** The preference for an influence action: deliveries first, and deals only in what is needed or not needed at all. */
function actionPreference(table: Table, seat: Seat, action: Action): number {
  const spare = (kind: number): boolean =>
    countOf(at(table.players, seat).goods, kind) > 0 && shortage(table, seat, kind) < 0;
  switch (action.act) {
    case 'deliver':
      return 45;
    case 'recognition':
    case 'rubles':
    case 'activate':
      return 40;
    case 'buy':
      return action.of.some((kind) => shortage(table, seat, kind) > 0) ? 35 : 0;
    case 'sell':
      return action.of.some(spare) ? 30 : 0;
    case 'trade':
      return MATERIALS.some((_, kind) => -shortage(table, seat, kind) >= action.give) ? 33 : 0;
    default:
      return 0;
  }
}

/** How many of the available cubes are needed; at least one. */
function neededAmount(table: Table, seat: Seat): number {
  const todo = asked(table);
  return todo.ask === 'amount' ? Math.max(1, shortage(table, seat, todo.kind)) : 0;
}

function sites(table: Table, seat: Seat): number[] {
  return table.towers
    .flat()
    .filter(({ banner, done }) => banner === seat && !done)
    .map((section) => missing(table, section));
}

/** How many cubes of a kind the seat needs and does not have. */
function shortage(table: Table, seat: Seat, kind: number): number {
  const need = sites(table, seat).reduce((sum, pile) => sum + countOf(pile, kind), 0);
  return need - countOf(at(table.players, seat).goods, kind);
}

/** The needed cubes that a die move would bring. */
function neededYield(table: Table, seat: Seat, move: Extract<Move, { do: 'acquire' }>): number {
  const place = (at(table.dice, move.die).place + move.steps) % 8;
  const tile = at(table.market, place);
  const dice = 1 + table.dice.filter((die, index) => index !== move.die && die.place === place).length;
  if (tile >= 6) return tile === 7 ? dice : at(table.players, seat).rubles < 3 ? 2 * dice : 1;
  const yields = tile < 3 ? 2 * dice : dice;
  return 3 * Math.min(yields, Math.max(0, shortage(table, seat, tile)));
}

/** Plays a game with the most preferred offers, and records it for readers and for the tests. */
function record(name: string): string {
  const { options, seed } = TABLES[name] ?? TABLES['solo-basic'] ?? { options: {}, seed: 0 };
  const chance = seeded(seed);
  const full: Options = { players: 2, side: 'basic', influence: 'random', first: 'random', ...options };
  const { state, record: written } = begin(redCathedral, full, chance);
  const notes: { before: number; text: string }[] = [note(state, 0)];
  for (
    let seat = redCathedral.toMove(state.table);
    seat !== undefined;
    seat = redCathedral.toMove(state.table)
  ) {
    if (written.steps.length > 3000) throw new Error(`${name}: these players never finish`);
    const turn = state.table.turn;
    const view = viewOf(copyState(redCathedral, state), seat);
    const offers = offersOf(redCathedral, view);
    const liked = offers.map((offer) => movePreference(view.table, seat, offer));
    advance(redCathedral, state, written, at(offers, liked.indexOf(Math.max(...liked))), chance);
    if (state.table.turn !== turn && state.table.todo.length > 0)
      notes.push(note(state, written.steps.length));
  }
  const lines = printRecord(redCathedral, written).split('\n');
  const head = 3;
  for (const { before, text } of notes.reverse()) lines.splice(head + before, 0, text);
  lines.splice(0, 0, `# ${name}: recorded by rules/playthroughs.testing.ts`);
  const end = positions.printState(state);
  return `${lines.join('\n')}# end: ${end}\n# score: ${scoreLine(redCathedral.score(state.table))}\n`;
}

/** A comment line: whose turn it is and everybody's score. */
function note({ table }: State<RedCathedral>, before: number): { before: number; text: string } {
  const spaces = table.players.map(({ colour, space }) => `${at(COLOURS, colour)} ${space}`).join(', ');
  return { before, text: `# turn ${table.turn}: seat ${table.active} (${spaces})` };
}

if (argv[2] === 'write' && argv[1] === import.meta.filename) {
  mkdirSync(folder, { recursive: true });
  for (const name of TABLE_NAMES) writeFileSync(join(folder, `${name}.txt`), record(name));
}
