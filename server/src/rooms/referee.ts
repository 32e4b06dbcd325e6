import type { Seat } from '@archivolt/engine';
import { faultOf } from '../fault.ts';
import { Forgotten, type Moment } from '../rules/moment.ts';
import { NoThread } from '../rules/rules.ts';
import type { Asked, Found, Kind, Standing, Viewed } from '../rules/work.ts';
import type { StoredTable } from '../store/store.ts';
import type { News } from './audience.ts';
import type { Room } from './room.ts';

/**
 * Asks the rules about one table. Where its game stands their thread knows, and here is only the key to it; a thread
 * that has forgotten is told from the store. Called from within the room's chain.
 */
export class Referee {
  #moment: Moment | null = null;

  constructor(private readonly room: Room) {}

  /** Null before the game has begun. */
  get moment(): Moment | null {
    return this.#moment;
  }

  get #standing(): Standing | undefined {
    const { id, game } = this.room.row;
    return this.#moment ? { table: id, game, key: this.#moment.key } : undefined;
  }

  /** The game has come to a moment that the thread knows. */
  goOn(moment: Moment): void {
    this.#moment = moment;
  }

  /** Tells the thread where the game stands. */
  async place({ id, game, state, status, seats }: StoredTable): Promise<void> {
    if (state === null) return;
    const asked = { table: id, game, state, seats: seats.length };
    // A frozen table may not even be readable; what was known of it is shown as it was.
    const moment =
      status === 'frozen'
        ? await this.room.parts.rules.ask('look', { ...asked, seats: 0 }).catch(() => undefined)
        : await this.#try('look', asked);
    if (moment) this.#moment = moment;
  }

  /** Asks about the table as it stands. What throws or takes too long freezes this table and no other. */
  async ask<K extends Kind>(kind: K, asked: Omit<Asked<K>, keyof Standing>): Promise<Found<K> | undefined> {
    return this.#reminding(({ table, game, key }) =>
      // Here and on the whole way of a move own fields come first, and what is spread after them: to an object that begins
      // with a spread every further field gives a hidden class of its own, in memory that is seldom looked through.
      this.#try(kind, { table, game, key, ...asked } as Asked<K>),
    );
  }

  /** What a seat sees; undefined before the game has begun, and where nothing can be read. */
  async viewFor(seat: Seat | null): Promise<Viewed | undefined> {
    if (!this.#moment) return undefined;
    const { version } = this.room.row;
    const view = () =>
      this.#reminding((standing) => this.room.parts.rules.ask('view', { seat, ...standing }));
    // Where the game has gone on meanwhile, it is seen as it stands now.
    return (await view()) ?? (this.room.row.version === version ? undefined : view());
  }

  /** What those who look on are to be told of the way to another moment; undefined where the rules cannot say. */
  async compareWith({ key: after }: Moment): Promise<News | undefined> {
    const { outlooks } = this.room.showing;
    const seen = await this.ask('compare', { after, outlooks });
    return seen && { outlooks, seen };
  }

  /** The same of the way from another moment to this one. */
  async compareSince({ key }: Moment): Promise<News | undefined> {
    const { outlooks } = this.room.showing;
    const { id, game } = this.room.row;
    const after = this.#moment?.key;
    if (after === undefined) return undefined;
    try {
      const seen = await this.#try('compare', { table: id, game, key, after, outlooks });
      return seen && { outlooks, seen };
    } catch (thrown) {
      if (thrown instanceof Forgotten) return undefined;
      throw thrown;
    }
  }

  async #try<K extends Kind>(kind: K, asked: Asked<K>): Promise<Found<K> | undefined> {
    try {
      return await this.room.parts.rules.ask(kind, asked);
    } catch (thrown) {
      if (thrown instanceof NoThread || thrown instanceof Forgotten) throw thrown;
      await this.room.freeze(faultOf(thrown));
    }
    return undefined;
  }

  /** Asks once more where the thread had to be told first; undefined where that cannot be, or the game has gone on. */
  async #reminding<V>(ask: (standing: Standing) => Promise<V>): Promise<V | undefined> {
    const { room } = this;
    const standing = this.#standing;
    if (!standing) throw new Error(`table ${room.row.id} is played without a position`);
    try {
      return await ask(standing);
    } catch (thrown) {
      if (!(thrown instanceof Forgotten)) throw thrown;
    }
    const { id, version } = room.row;
    const stored = await room.parts.store.tables.load(id);
    if (stored?.version === version) await this.place(stored);
    else await room.sync();
    const again = this.#standing;
    return version === room.row.version && again && again.key !== standing.key ? ask(again) : undefined;
  }
}
