import type { GameId, ServerMessage } from '@archivolt/protocol';
import { withGame } from '../src/games.ts';
import { replayTable } from '../src/operator/replay.ts';
import type { LogRow, Store } from '../src/store/store.ts';
import type { Witness } from './player.ts';

/** A move in the notation of the log. */
const printMove = (game: GameId, move: unknown): string =>
  withGame(game, (rules) => rules.notation.printMove(move as never));

/** The record of what the clients tried and what was acknowledged, to be compared with the store. */
export class MoveJournal implements Witness {
  readonly #tried = new Map<string, Map<number, Set<string>>>();
  #promised: { table: string; version: number; move: string }[] = [];
  moves = 0;
  lost = 0;
  stalled = 0;
  kills = 0;
  readonly faults: string[] = [];

  tried(table: string, game: GameId, version: number, move: unknown): void {
    const versions = this.#tried.get(table) ?? new Map<number, Set<string>>();
    this.#tried.set(table, versions);
    const moves = versions.get(version) ?? new Set();
    versions.set(version, moves.add(printMove(game, move)));
  }

  done(table: string, game: GameId, version: number, move: unknown): void {
    this.moves++;
    this.#promised.push({ table, version, move: printMove(game, move) });
  }

  /** Everybody moves without delay, so no clock can have run out. */
  heard(message: ServerMessage): void {
    if (message.type !== 'table' && message.type !== 'info') return;
    const { id, seats } = message.table;
    if (seats.some(({ standIn }) => standIn === 'timeout')) this.faults.push(`${id}: a clock has run out`);
  }

  /** Checks that everything acknowledged since the last call is stored. */
  async check(store: Store): Promise<void> {
    const promised = this.#promised;
    this.#promised = [];
    const logs = new Map<string, LogRow[]>();
    for (const { table, version, move } of promised) {
      const log = logs.get(table) ?? (await store.tables.log(table, version - 1));
      logs.set(table, log);
      const row =
        log.find((each) => each.version === version) ?? (await store.tables.log(table, version - 1))[0];
      if (row?.version === version && row.moves.join() === move) continue;
      this.lost++;
      this.faults.push(`${table}, version ${version}: "${move}" was acknowledged but is not stored`);
    }
  }

  /** Checks every log from its start: no gaps, only moves that were played, and the rules lead to the stored state. */
  async checkAll(store: Store): Promise<void> {
    await this.check(store);
    for (const [id, tried] of this.#tried) {
      const table = await store.tables.load(id);
      const log = await store.tables.log(id, 0);
      const say = (fault: string) => this.faults.push(`${id}: ${fault}`);
      if (table === undefined) {
        say('the table is missing');
        continue;
      }
      if (table.status === 'frozen') say(`frozen: ${table.fault}`);
      if (log.some(({ version }, index) => version !== index + 1) || log.length !== table.version)
        say(`${log.length} rows for ${table.version} versions`);
      const difference = replayTable(table, log);
      if (difference !== undefined) say(`differs: ${JSON.stringify(difference)}`);
      for (const row of log) {
        const isBot = row.seat === null || table.seats[row.seat]?.person === null;
        if (isBot || isServerMove(table.game, row) || tried.get(row.version)?.has(row.moves.join())) continue;
        say(`version ${row.version}: nobody submitted "${row.moves.join()}"`);
      }
    }
  }
}

/** Whether the server played this forced move itself. */
function isServerMove(game: GameId, { moves: [move = '', ...more] }: LogRow): boolean {
  return withGame(game, ({ notation, secrets }) => {
    const parsed = notation.parseMove(move);
    return more.length === 0 && parsed.ok && secrets?.decidesNothing(parsed.value) === true;
  });
}
