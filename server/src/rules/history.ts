import { replaying } from '@archivolt/engine';
import type { LogRow, TableRow } from '../store/store.ts';
import { firstPosition, type Position } from './position.ts';

/** The start of a game. */
export type GameStart = Pick<TableRow, 'game' | 'rulesVersion' | 'options' | 'setup'>;

/** The positions of a game by version, replayed from the log. Throws if the log no longer fits the rules. */
export class History {
  readonly #positions: Position[];

  constructor(table: GameStart) {
    const { options, setup } = table;
    this.#positions = [firstPosition(table, options, replaying(setup ?? []))];
  }

  static of(table: GameStart, log: readonly LogRow[]): History {
    const history = new History(table);
    for (const row of log) history.add(row);
    return history;
  }

  get version(): number {
    return this.#positions.length - 1;
  }

  /** The position after a version; the last one by default. */
  at(version = this.version): Position {
    const position = this.#positions[version];
    if (!position) throw new RangeError(`there is no version ${version}`);
    return position;
  }

  add({ version, kind, seat, moves, picks, to }: LogRow): void {
    if (version !== this.version + 1) throw new RangeError(`version ${version} after ${this.version}`);
    if (kind === 'takeBack') this.#positions.push(this.at(to ?? -1));
    else if (kind === 'end') this.#positions.push(this.at());
    else this.#positions.push(this.at().replay(seat ?? -1, moves, picks).position);
  }
}
