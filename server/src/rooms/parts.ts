import type { Pool } from '@archivolt/bots';
import type { GameId } from '@archivolt/protocol';
import type { Settings } from '../settings.ts';
import type { Store, TableRow } from '../store/store.ts';

/** What is written for the operator. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Told when something of interest has happened at a table, after it is on the disk. */
export interface Hooks {
  /** A person is to move who was not before. */
  onTurn(table: TableRow, person: string): Promise<void>;
  /** Somebody at a finished table would like to play again. */
  onRematch(table: TableRow, by: string): Promise<void>;
  /** A game is over. May be told more than once, by a process that went on for one that died. */
  onFinished(table: TableRow): Promise<void>;
}

/** Counts for the operator. */
export interface Counts {
  /** A row of moves is stored. */
  moved(game: GameId, by: 'person' | 'bot' | 'house'): void;
  /** A person's submission was answered after so long. */
  answered(milliseconds: number): void;
  socketOpened(): void;
  socketClosed(): void;
}

/** What the rooms need of the house. */
export interface RoomParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly pool: Pick<Pool, 'think'>;
  readonly log: Log;
  readonly hooks: Hooks;
  readonly metrics: Counts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells this process from the others at the same database. */
  readonly process: string;
}
