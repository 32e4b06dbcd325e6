import type { GameId } from '@archivolt/protocol';
import type { StoredResult } from './tables.ts';

/** What a game changed in one rating, on the stored scale. */
export type RatingChange = NonNullable<StoredResult['ratings']>[number];

/** A rated player: a person by id, a bot as `bot:level`. */
export interface RatingRow {
  readonly who: string;
  readonly game: GameId;
  readonly players: number;
  mean: number;
  deviation: number;
  games: number;
  wins: number;
}

export interface RatingStore {
  /**
   * Rated tables finished since then, no longer hidden by their delay, and not settled because a process may have
   * stopped.
   */
  unsettled(since: number, now: number, limit: number): Promise<string[]>;
  load(who: readonly string[], game: GameId, players: number): Promise<RatingRow[]>;
  loadByPerson(who: string): Promise<RatingRow[]>;
  listBest(game: GameId, players: number, limit: number): Promise<RatingRow[]>;
  /**
   * Rates each table once, however often it is tried. `rate` gets the current rows and returns the changed ones, with
   * the change for each seat, which is stored in the result of the table.
   */
  settle(
    table: string,
    who: readonly string[],
    game: GameId,
    players: number,
    rate: (rows: RatingRow[]) => { rows: RatingRow[]; changes: RatingChange[] },
  ): Promise<boolean>;
}
