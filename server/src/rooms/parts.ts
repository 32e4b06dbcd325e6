import type { Pool } from '@archivolt/bots';
import type { GameId } from '@archivolt/protocol';
import type { Rules } from '../rules/rules.ts';
import type { Settings } from '../settings.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';

/** What is written for the operator. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Told when something of interest has happened at a table, after it is on the disk. Each may be told more than once, by
 * a process that went on for one that died.
 */
export interface Hooks {
  /** When a person who is to move now is to be told so, if they have not moved by then; null: not at all. */
  turnDue(person: PersonRow): number | null;
  /** It is a person's turn since a version, and they have not come. */
  onTurn(table: TableRow, person: string, version: number): Promise<void>;
  /** Somebody at a finished table would like to play again. */
  onRematch(table: TableRow, by: string): Promise<void>;
  /** Is there anything to be done when the game at this table is over? Otherwise nobody is told. */
  endMatters(table: TableRow): boolean;
  /** A game is over. */
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
  readonly rules: Pick<Rules, 'ask'>;
  readonly log: Log;
  readonly hooks: Hooks;
  readonly metrics: Counts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The secret behind the dice of a table. */
  readonly newSeed: () => string;
  /** Tells this process from the others at the same database. */
  readonly process: string;
}
