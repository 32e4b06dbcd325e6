import { fileURLToPath } from 'node:url';
import { LEVELS, type Measuring } from '@archivolt/botkit';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { withBotKit } from '../botKits.ts';
import { WEIGHTS_FOLDER } from '../net/folder.ts';
import { type Pairing, type PairingResult, playPairing } from './arena.ts';
import type { Ledger } from './ledger.ts';

/** One row of the tables in STRENGTH.md. */
export interface Row {
  readonly game: GameId;
  readonly players: number;
  readonly names: readonly [string, string];
}

const measuringOf = (id: GameId): Measuring => withBotKit(id, ({ measuring }) => measuring);

/** The games sorted by title. */
const GAMES = [...GAME_IDS].sort((a, b) => measuringOf(a).title.localeCompare(measuringOf(b).title, 'en'));
const SEED = 11;
/** Games played per row before the next row continues, so that all rows fill evenly. */
const BATCH_GAMES = 24;

export const STRENGTH_FILE: string = fileURLToPath(new URL('../../STRENGTH.md', import.meta.url));

const levels = LEVELS.map((level, index): readonly [string, string] => [
  level,
  LEVELS[index - 1] ?? 'random',
]);

export const LADDER_ROWS: readonly Row[] = levels.flatMap((names) =>
  GAMES.map((game): Row => ({ game, players: 2, names })),
);

export const BASELINE_ROWS: readonly Row[] = [
  ...GAMES.flatMap((game): Row[] => [
    { game, players: 2, names: ['master', 'greedy'] },
    { game, players: 2, names: measuringOf(game).sameTime },
    // The master would take more than an hour for each of these.
    { game, players: 3, names: ['expert', 'greedy'] },
    { game, players: 4, names: ['expert', 'greedy'] },
  ]),
  ...GAMES.filter((game) => measuringOf(game).soloRival).map(
    (game): Row => ({ game, players: 1, names: ['master', 'master'] }),
  ),
];

export interface Measurement {
  rows: readonly Row[];
  ledger: Ledger;
  games: number;
  workers: number;
  /** The `performance.now` time at which measuring stops with the games played so far. */
  until: number;
  say(result: PairingResult): void;
}

/** Plays the games missing from the ledger, row by row in turn, and returns the result of every row. */
export async function measureRows(measuring: Measurement): Promise<Map<Row, PairingResult>> {
  const { rows, ledger, games, workers, until, say } = measuring;
  const results = new Map<Row, PairingResult>();
  const play = (row: Row, extent: Pick<Pairing, 'games' | 'workers' | 'seconds'>): Promise<PairingResult> =>
    playPairing({
      ...row,
      names: [...row.names],
      folders: [WEIGHTS_FOLDER, WEIGHTS_FOLDER],
      seed: SEED,
      ledger,
      ...extent,
    });
  // Without workers a pairing only reads the ledger.
  for (const row of rows) results.set(row, await play(row, { games, workers: 0 }));
  for (let played = 0; played < games; played += BATCH_GAMES) {
    const target = Math.min(games, played + BATCH_GAMES);
    for (const row of rows) {
      const seconds = (until - performance.now()) / 1000;
      const before = results.get(row)?.games ?? 0;
      if (seconds <= 0 || before >= target) continue;
      const result = await play(row, { games: target, workers, seconds });
      if (result.games < before) continue;
      results.set(row, result);
      if (result.games > before) say(result);
    }
  }
  return results;
}

/** The tables in Markdown. */
export function strengthTables(results: ReadonlyMap<Row, PairingResult>, games: number): string {
  const shown = (row: Row | undefined): PairingResult | undefined => row && results.get(row);
  const ladder = levels.map((names) => {
    const cells = GAMES.map((game) =>
      shareOf(shown(LADDER_ROWS.find((row) => row.game === game && row.names === names)), games),
    );
    return `| ${names.join(' – ')} | ${cells.join(' | ')} |`;
  });
  const baselines = BASELINE_ROWS.map((row) => {
    const result = shown(row);
    const [own, other] = (result?.ms ?? []).map(({ mean, p95 }) => `${mean.toFixed(0)} / ${p95.toFixed(0)}`);
    const { title, soloRival } = measuringOf(row.game);
    const against = row.players === 1 ? soloRival : row.names[1];
    const even = row.players > 2 ? ` (even: ${(100 / row.players).toFixed(0)} %)` : '';
    const times = result && result.games > 0 ? `${own} | ${row.players === 1 ? '–' : other}` : '– | –';
    const share = shareOf(result, games);
    return `| ${title} | ${row.players}${even} | ${row.names[0]} – ${against} | ${share} | ${times} |`;
  });
  return [
    '### Level against level, two players',
    `| pairing | ${GAMES.map((game) => measuringOf(game).title).join(' | ')} |`,
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

/** The tables of the file, named after the command that generates them. */
type Tables = 'strength' | 'calibrate';
const END = '<!-- end -->';

/** Replaces the tables in the text. */
export function withTables(text: string, tables: string, made: Tables = 'strength'): string {
  const begin = `<!-- made by: npx archivolt ${made} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(END, from);
  if (from < 0 || to < from) throw new Error(`no place for the tables: ${begin} … ${END}`);
  return `${text.slice(0, from + begin.length)}\n${tables}\n${text.slice(to)}`;
}
