import { openReception, type Reception } from '../http/reception.testing.ts';
import { newId } from '../ids.ts';
import { aPerson, aTable } from '../store/rows.testing.ts';
import type { PersonRow, SeatRow, StoredTable } from '../store/store.ts';
import { createPusher } from './pusher.ts';
import { PushService } from './pushService.testing.ts';
import { type Letter, MailServer } from './smtp.testing.ts';
import { Teller } from './teller.ts';

export const CONTACT = 'mailto:keeper@example.org';
export const HOUR = 3_600_000;
/** For what happens beside the answer. */
export const PATIENT = { timeout: 20_000 };

const ON = { push: true, mail: true };
/** Tell me everything. */
export const EVERYTHING = { turn: ON, invited: ON, finished: ON };

/** A house with a real mail server and a real push service beside it. */
export class Telling {
  readonly warnings: object[] = [];
  readonly #teller: Teller;

  private constructor(
    readonly house: Reception,
    readonly mails: MailServer,
    readonly service: PushService,
  ) {
    this.#teller = new Teller({ ...house, log: { warn: (facts) => this.warnings.push(facts) } });
  }

  static async open(): Promise<Telling> {
    const [mails, service] = [new MailServer(), new PushService()];
    await Promise.all([mails.listen(), service.listen()]);
    const house = await openReception({
      environment: {
        MAIL_URL: mails.url,
        PUSH_CONTACT: CONTACT,
        MAIL_FROM: 'Archivolt <house@example.org>',
      },
      pusher: (store) => createPusher(store, CONTACT, service.agent()),
    });
    return new Telling(house, mails, service);
  }

  async close(): Promise<void> {
    await this.#teller.stop();
    await this.house.close();
    await Promise.all([this.mails.close(), this.service.close()]);
  }

  /** What was told until now is forgotten. */
  clear(): void {
    for (const list of [this.mails.letters, this.service.taken, this.warnings]) list.length = 0;
  }

  async person(fields: Partial<PersonRow> = {}): Promise<PersonRow> {
    const id = newId();
    const own = { id, unsubscribe: newId(40), mail: `${id}@example.org`, notify: EVERYTHING };
    const row = aPerson({ ...own, quiet: null, zone: 'UTC', language: 'en', ...fields });
    await this.house.store.people.create(row);
    return row;
  }

  async table(people: readonly PersonRow[], fields: Partial<StoredTable> = {}): Promise<StoredTable> {
    const start = { id: newId(), seats: people.map(seatOf), toMove: 0, version: 0, clocks: null };
    const row = aTable({ ...start, ...fields });
    await this.house.store.tables.create(row);
    return row;
  }

  /** A seat moves, and another or the same one is to move then. */
  async append(at: StoredTable, seat: number, toMove: number): Promise<void> {
    const log = { kind: 'moves' as const, moves: ['x'], picks: [], events: '[]', to: null, at: 1 };
    const row = await this.house.store.tables.load(at.id);
    const done = await this.house.store.tables.append({
      log: { ...log, table: at.id, version: at.version + 1, seat },
      after: { ...at, toMove },
      edition: row?.edition ?? -1,
    });
    if (done !== 'stored') throw new Error(`not stored: ${done}`);
  }

  /** What is due in a while is told. */
  async told(after = 60_000): Promise<void> {
    this.house.pass(after);
    await this.#teller.tellDue();
  }

  lettersTo({ mail }: PersonRow): Letter[] {
    return this.mails.letters.filter(({ to }) => to === mail);
  }
}

function seatOf({ id }: PersonRow): SeatRow {
  return { colour: 0, person: id, level: null, salt: 'aa', away: null };
}
