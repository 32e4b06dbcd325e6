import { GAME_IDS, PROTOCOL } from '@archivolt/protocol';
import WebSocket from 'ws';
import { Page } from './page.ts';
import { headersOf, makeTable, type Someone } from './people.ts';
import { Player, pause } from './player.ts';

/** Number of addresses shared by all hostile guests; each honest person has a separate one. */
const ADDRESSES = 8;
/** Between two attempts of one guest: ten times as often as an honest table moves. */
const RETRY_MS = 100;
/** Concurrent games of a guest that overloads the bots; at further tables only the first bot turns matter. */
const MAX_GAMES = 5;

export const hostileAddress = (index: number): string => `192.0.2.${1 + (index % ADDRESSES)}`;
export const honestAddress = (index: number): string =>
  `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** The effects of the hostile guests. */
export interface AttackStats {
  /** The number of attempts. */
  attempts: number;
  tables: number;
  refused: number;
  botMoves: number;
  asked: number;
}

/** Guests who disrupt the server: each floods the lobby, overloads the bots, or does not read its replies. */
export class HostileGuests {
  readonly stats: AttackStats = { attempts: 0, tables: 0, refused: 0, botMoves: 0, asked: 0 };
  #isOver = false;
  readonly #sockets: WebSocket[] = [];
  readonly #players = new Map<Someone, readonly Player[]>();

  constructor(
    private readonly address: string,
    private readonly guests: readonly Someone[],
    /** Any running table, to watch. */
    private readonly someTable: () => string,
  ) {}

  start(): void {
    const ways = [this.#flood, this.#hog, this.#idle];
    for (const [index, guest] of this.guests.entries()) {
      const way = ways[index % ways.length];
      if (way) void this.#repeat(() => way(guest));
    }
  }

  stop(): void {
    this.#isOver = true;
    for (const player of [...this.#players.values()].flat()) player.stop();
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Retries as fast as the limits allow. */
  async #repeat(attack: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      this.stats.attempts++;
      await attack().catch(() => {
        this.stats.refused++;
      });
      await pause(RETRY_MS);
    }
  }

  /** Opens tables that nobody will ever play at. */
  readonly #flood = async (guest: Someone): Promise<void> => {
    await makeTable(this.address, guest, { game: GAME_IDS[0], seats: [{ kind: 'me' }, { kind: 'open' }] });
    this.stats.tables++;
  };

  /** Plays against three of the strongest bots without thinking time. */
  readonly #hog = async (guest: Someone): Promise<void> => {
    const master = { kind: 'bot', level: 'master' } as const;
    const [game] = GAME_IDS;
    const { table } = await makeTable(this.address, guest, {
      game,
      seats: [{ kind: 'me' }, master, master, master],
    });
    const witness = { tried: () => undefined, done: () => void this.stats.botMoves++ };
    const playing = this.#players.get(guest) ?? [];
    if (playing.length >= MAX_GAMES) return;
    const servers = () => [this.address];
    const player = new Player(new Page(guest), table.id, game, { servers, witness, retryMs: RETRY_MS });
    this.#players.set(guest, [...playing, player]);
    void player.play();
  };

  /** Requests a whole table again and again without reading the replies. */
  readonly #idle = async (guest: Someone): Promise<void> => {
    const socket = new WebSocket(new URL('/socket', this.address.replace(/^http/, 'ws')), {
      headers: headersOf(guest),
    });
    this.#sockets.push(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => undefined).pause();
    socket.send(JSON.stringify({ do: 'hello', id: 0, protocol: PROTOCOL }));
    while (!this.#isOver && socket.readyState === socket.OPEN) {
      const table = this.someTable();
      if (table !== '')
        socket.send(JSON.stringify({ do: 'watch', id: ++this.stats.asked, table, offers: true }));
      await pause(RETRY_MS);
    }
  };
}
