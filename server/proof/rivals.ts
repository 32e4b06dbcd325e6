import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import type { Meter } from './figures.ts';
import { oneOf } from './player.ts';

const SCRIPT = fileURLToPath(new URL('./rival.mjs', import.meta.url));

export async function startRival(): Promise<{ process: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = / (http:\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return { process: child, address };
  }
  throw new Error('boardgame.io did not start');
}

interface RivalState {
  G: { dice: unknown[]; players: { cubes: number[] }[] };
  ctx: { currentPlayer: string; gameover?: unknown };
  _stateID: number;
}

/** A seat at a table of boardgame.io, using the protocol of its own client. */
export class RivalPlayer {
  #sent: { id: number; at: number } | undefined;
  readonly #socket: WebSocket;
  #match = '';

  constructor(
    address: string,
    private readonly seat: string,
    private readonly meter: Meter,
    private readonly think: () => Promise<void>,
    private readonly nextMatch: (seat: string) => string,
  ) {
    this.#socket = new WebSocket(`${address.replace(/^http/, 'ws')}socket.io/?EIO=4&transport=websocket`);
    this.#socket.on('message', (data: Buffer) => this.#receive(data.toString(), data.length));
    this.#socket.on('error', () => this.#socket.terminate());
  }

  async waitUntilOpen(): Promise<void> {
    await once(this.#socket, 'open');
  }

  close(): void {
    this.#socket.terminate();
  }

  #emit(...said: unknown[]): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(`42/ring,${JSON.stringify(said)}`);
  }

  #receive(text: string, bytes: number): void {
    if (text === '2') this.#socket.send('3');
    else if (text.startsWith('0')) this.#socket.send('40/ring,');
    else if (text.startsWith('40/ring')) this.#join();
    else if (text.startsWith('42/ring,')) {
      const [type, match, content] = JSON.parse(text.slice('42/ring,'.length));
      if (match !== this.#match) return;
      if (type === 'update') this.meter.weigh(bytes);
      if (type === 'update') this.#update(content);
      if (type === 'sync') this.#update(content.state);
    }
  }

  #join(): void {
    this.#match = this.nextMatch(this.seat);
    this.#emit('sync', this.#match, this.seat, undefined, 2);
  }

  #update({ G, ctx, _stateID: id }: RivalState): void {
    if (this.#sent && id > this.#sent.id) {
      this.meter.done('', '', id, undefined, performance.now() - this.#sent.at);
      this.#sent = undefined;
    }
    if (ctx.gameover !== undefined) return this.#join();
    if (ctx.currentPlayer === this.seat) void this.#move(G, id);
  }

  async #move(G: RivalState['G'], id: number): Promise<void> {
    const cubes = G.players[Number(this.seat)]?.cubes ?? [];
    const offers = [
      ...G.dice.map((_, die) => ['acquire', die] as const),
      ...cubes.flatMap((count, kind) => (count > 0 ? [['deliver', kind] as const] : [])),
    ];
    const [type, argument] = oneOf(offers);
    await this.think();
    this.#sent = { id, at: performance.now() };
    const payload = { type, args: [argument], playerID: this.seat };
    this.#emit('update', { type: 'MAKE_MOVE', payload }, id, this.#match, this.seat);
  }
}
