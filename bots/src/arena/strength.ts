import { fileURLToPath } from 'node:url';
import { RUNGS } from '../ladder.ts';
import { WEIGHTS_FOLDER } from '../net/folder.ts';
import { type PairingResult, playPairing } from './arena.ts';
import type { Ledger } from './ledger.ts';

/** One line of what STRENGTH.md shows. */
export interface Row {
  readonly game: 'architectura' | 'red-cathedral';
  readonly players: number;
  readonly names: readonly [string, string];
}

const NAMES = { architectura: 'Architectura', 'red-cathedral': 'The Red Cathedral' } as const;
const GAMES = ['architectura', 'red-cathedral'] as const;
/**
 * Milliseconds for the master and for flat Monte Carlo. He thinks once and then follows his plan, it thinks at every
 * decision: with these both think for about as long.
 */
const SAME_TIME = {
  architectura: ['master:ms=150', 'flat:ms=30'],
  'red-cathedral': ['master:ms=20', 'flat:ms=20'],
} as const;
const SEED = 11;
/** Games of a row that are played before the next one has its turn, so that all of them fill evenly. */
const STINT = 24;

export const STRENGTH_FILE: string = fileURLToPath(new URL('../../STRENGTH.md', import.meta.url));

const rungs = RUNGS.map((rung, index): readonly [string, string] => [rung, RUNGS[index - 1] ?? 'random']);

export const LADDER_ROWS: readonly Row[] = rungs.flatMap((names) =>
  GAMES.map((game): Row => ({ game, players: 2, names })),
);

export const BASELINE_ROWS: readonly Row[] = [
  ...GAMES.flatMap((game): Row[] => [
    { game, players: 2, names: ['master', 'greedy'] },
    { game, players: 2, names: SAME_TIME[game] },
    // The master would need more than an hour for each of these.
    { game, players: 3, names: ['expert', 'greedy'] },
    { game, players: 4, names: ['expert', 'greedy'] },
  ]),
  { game: 'red-cathedral', players: 1, names: ['master', 'master'] },
];

export interface Measuring {
  rows: readonly Row[];
  ledger: Ledger;
  games: number;
  workers: number;
  /** Milliseconds of `performance.now` at which it ends with what there is. */
  until: number;
  say(result: PairingResult): void;
}

/** Plays what the ledger lacks, a stint of each row in turn, and gives the result of every row. */
export async function measureRows(measuring: Measuring): Promise<Map<Row, PairingResult>> {
  const { rows, ledger, games, workers, until, say } = measuring;
  const results = new Map<Row, PairingResult>();
  for (
    let target = 0;
    target <= games;
    target = target === games ? games + 1 : Math.min(games, target + STINT)
  )
    for (const row of rows) {
      const seconds = (until - performance.now()) / 1000;
      const before = results.get(row)?.games ?? 0;
      if (target > 0 && (seconds <= 0 || before >= target)) continue;
      const result = await playPairing({
        ...row,
        names: [...row.names],
        folders: [WEIGHTS_FOLDER, WEIGHTS_FOLDER],
        games: target === 0 ? games : target,
        seed: SEED,
        workers: target === 0 ? 0 : workers, // first only what is known
        ledger,
        ...(target === 0 ? {} : { seconds }),
      });
      if (result.games < before) continue;
      results.set(row, result);
      if (result.games > before && target > 0) say(result);
    }
  return results;
}

/** The tables, as they stand in the file. */
export function strengthTables(results: ReadonlyMap<Row, PairingResult>, games: number): string {
  const shown = (row: Row | undefined): PairingResult | undefined => row && results.get(row);
  const ladder = rungs.map((names) => {
    const cells = GAMES.map((game) =>
      shareOf(shown(LADDER_ROWS.find((row) => row.game === game && row.names === names)), games),
    );
    return `| ${names.join(' – ')} | ${cells.join(' | ')} |`;
  });
  const baselines = BASELINE_ROWS.map((row) => {
    const result = shown(row);
    const [own, other] = (result?.ms ?? []).map(({ mean, p95 }) => `${mean.toFixed(0)} / ${p95.toFixed(0)}`);
    const against = row.players === 1 ? 'Ivan' : row.names[1];
    const even = row.players > 2 ? ` (even: ${(100 / row.players).toFixed(0)} %)` : '';
    const times = result && result.games > 0 ? `${own} | ${row.players === 1 ? '–' : other}` : '– | –';
    const share = shareOf(result, games);
    return `| ${NAMES[row.game]} | ${row.players}${even} | ${row.names[0]} – ${against} | ${share} | ${times} |`;
  });
  return [
    '### The rungs, two players',
    `| pairing | ${GAMES.map((game) => NAMES[game]).join(' | ')} |`,
    '|---|---|---|',
    ...ladder,
    '',
    '### Against the baselines',
    '| game | players | pairing | share | ms of the first | ms of the other |',
    '|---|---|---|---|---|---|',
    ...baselines,
  ].join('\n');
}

function shareOf(result: PairingResult | undefined, games: number): string {
  if (!result || result.games === 0) return 'not measured';
  const percent = (part: number): string => (100 * part).toFixed(1);
  const interval = `${percent(result.share)} % [${percent(result.low)}, ${percent(result.high)}]`;
  const elo = result.elo === null ? '' : `, ${result.elo} Elo`;
  return `${interval}${elo}, ${result.games} games${result.games < games ? ' *' : ''}`;
}

const BEGIN = '<!-- made by: npx archivolt strength -->';
const END = '<!-- end -->';

/** The text with its tables replaced. */
export function withTables(text: string, tables: string): string {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`no place for the tables: ${BEGIN} … ${END}`);
  return `${text.slice(0, from + BEGIN.length)}\n${tables}\n${text.slice(to)}`;
}
