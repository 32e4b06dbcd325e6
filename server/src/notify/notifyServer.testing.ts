import { type HttpTestServer, openHttpServer } from '../http/routes.testing.ts';
import { newId } from '../ids.ts';
import { aPerson, aTable } from '../store/rows.testing.ts';
import type { PersonRow, SeatRow, StoredTable } from '../store/store.ts';
import { Notifier } from './notifier.ts';
import { createPusher } from './pusher.ts';
import { PushService } from './pushService.testing.ts';
import { type Letter, MailServer } from './smtp.testing.ts';

export const CONTACT = 'mailto:keeper@example.org';
export const HOUR = 3_600_000;
/** Options of `expect.poll` for work that is done after the response. */
export const POLL = { timeout: 20_000 };

const ON = { push: true, mail: true };
/** All notifications enabled. */
export const EVERYTHING = { turn: ON, invited: ON, finished: ON };

/** A server with a real mail server and a real push service. */
export class NotifyServer {
  readonly warnings: object[] = [];
  readonly #notifier: Notifier;

  private constructor(
    readonly server: HttpTestServer,
    readonly mails: MailServer,
    readonly service: PushService,
  ) {
    this.#notifier = new Notifier({ ...server, log: { warn: (facts) => this.warnings.push(facts) } });
  }

  static async open(): Promise<NotifyServer> {
    const [mails, service] = [new MailServer(), new PushService()];
    await Promise.all([mails.listen(), service.listen()]);
    const server = await openHttpServer({
      environment: {
        MAIL_URL: mails.url,
        PUSH_CONTACT: CONTACT,
        MAIL_FROM: 'Archivolt <games@example.org>',
      },
      pusher: (store) => createPusher(store, CONTACT, service.agent()),
    });
    return new NotifyServer(server, mails, service);
  }

  async close(): Promise<void> {
    await this.#notifier.stop();
    await this.server.close();
    await Promise.all([this.mails.close(), this.service.close()]);
  }

  /** Clears everything sent so far. */
  clear(): void {
    for (const list of [this.mails.letters, this.service.received, this.warnings]) list.length = 0;
  }

  async person(fields: Partial<PersonRow> = {}): Promise<PersonRow> {
    const id = newId();
    const own = { id, unsubscribe: newId(40), mail: `${id}@example.org`, notify: EVERYTHING };
    const row = aPerson({ ...own, quiet: null, zone: 'UTC', language: 'en', ...fields });
    await this.server.store.people.create(row);
    return row;
  }

  async table(people: readonly PersonRow[], fields: Partial<StoredTable> = {}): Promise<StoredTable> {
    const start = { id: newId(), seats: people.map(seatOf), toMove: 0, version: 0, clocks: null };
    const row = aTable({ ...start, ...fields });
    await this.server.store.tables.create(row);
    return row;
  }

  /** Appends a move of a seat, after which `toMove` has to decide. */
  async append(at: StoredTable, seat: number, toMove: number): Promise<void> {
    const log = {
      kind: 'moves' as const,
      moves: ['x'],
      picks: [],
      sides: [],
      events: '[]',
      to: null,
      at: 1,
      hash: null,
    };
    const row = await this.server.store.tables.load(at.id);
    const done = await this.server.store.tables.append({
      log: { ...log, table: at.id, version: at.version + 1, seat },
      after: { ...at, toMove },
      edition: row?.edition ?? -1,
    });
    if (done !== 'stored') throw new Error(`not stored: ${done}`);
  }

  /** Sends what is due after a while. */
  async deliver(after = 60_000): Promise<void> {
    this.server.skip(after);
    await this.#notifier.sendDue();
  }

  lettersTo({ mail }: PersonRow): Letter[] {
    return this.mails.letters.filter(({ to }) => to === mail);
  }
}

function seatOf({ id }: PersonRow): SeatRow {
  return { colour: 0, person: id, level: null, salt: 'aa', away: null };
}
