import type { Pool } from '@archivolt/bots';
import type { GameId, RefusalCode } from '@archivolt/protocol';
import type { Rules } from '../rules/rules.ts';
import type { Settings } from '../settings.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';

/** Log for the operator. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Hooks that are called after something has happened at a table and is on disk. Each may be called more than once,
 * because another process continues the work of one that died.
 */
export interface Hooks {
  /** When the player to move is notified, unless they have moved by then; null for never. */
  turnDue(person: PersonRow): number | null;
  /** It has been a person's turn since a version, and they have not come back. */
  onTurn(table: TableRow, person: string, version: number): Promise<void>;
  /** Somebody at a finished table proposes a rematch. */
  onRematch(table: TableRow, by: string): Promise<void>;
  /** True if anybody is to be notified when the game at this table is over. */
  hasWorkAtEnd(table: TableRow): boolean;
  onFinished(table: TableRow): Promise<void>;
  /** The result is public. With a delay for spectators this comes later by the delay. */
  onResultPublic(table: TableRow): Promise<void>;
}

/** Counters for the operator. */
export interface Counts {
  /** A row of moves is stored. */
  moved(game: GameId, by: 'person' | 'bot' | 'server'): void;
  /** A person's submission was answered after this time. */
  answered(milliseconds: number): void;
  /** A person's submission was refused, and why. */
  refused(why: RefusalCode): void;
  socketOpened(): void;
  socketClosed(): void;
  /** A socket handshake was refused with this status. */
  socketRefused(status: number): void;
}

/** What all rooms depend on. */
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
  /** Keeps players' clocks from running while no server is up. */
  readonly heartbeat: { ensureFresh(): Promise<void> };
  /** Creates the secret seed for the dice of a table. */
  readonly newSeed: () => string;
  /** Identifies this process among the others on the same database. */
  readonly process: string;
}
