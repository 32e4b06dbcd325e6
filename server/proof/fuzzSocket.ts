import { once } from 'node:events';
import { same } from '@archivolt/engine';
import { clientMessage, PROTOCOL, readJson, type ServerMessage } from '@archivolt/protocol';
import WebSocket from 'ws';
import type { Findings } from './fuzz.ts';
import { anyJson, garble, mutate, type Pick } from './mutate.ts';
import type { Someone } from './people.ts';

/** Messages sent before waiting for the answers. */
const BATCH = 100;
const ANSWER_TIMEOUT_MS = 30_000;

/** Sends malformed messages to the socket, as a player or as an outsider. */
export class SocketFuzz {
  #socket: WebSocket | undefined;
  #answers = 0;
  #version = 0;
  #offers: readonly unknown[] = [];

  constructor(
    private readonly address: string,
    private readonly who: Someone,
    private readonly table: string,
    private readonly pick: Pick,
    private readonly findings: Findings,
  ) {}

  async send(count: number): Promise<void> {
    for (let said = 0; said < count; said += BATCH) {
      const socket = this.#socket?.readyState === WebSocket.OPEN ? this.#socket : await this.#open();
      this.#answers = 0;
      for (let index = 0; index < BATCH; index++)
        socket.send(this.#invalidMessage(), { binary: this.pick(200) === 0 });
      await this.#waitForAnswers(socket);
      this.findings.messages += BATCH;
    }
    this.#socket?.terminate();
  }

  async #open(): Promise<WebSocket> {
    const socket = new WebSocket(new URL('/socket', this.address.replace('http', 'ws')), {
      headers: { authorization: `Bearer ${this.who.token}` },
    });
    socket.on('message', (data) => this.#receive(JSON.parse(data.toString())));
    socket.on('error', () => socket.terminate());
    await once(socket, 'open');
    this.#socket = socket;
    this.#answers = 0;
    socket.send(JSON.stringify({ do: 'hello', id: 1, protocol: PROTOCOL }));
    socket.send(JSON.stringify({ do: 'watch', id: 2, table: this.table, offers: true }));
    await this.#waitForAnswers(socket, 2);
    return socket;
  }

  /** Waits until every message is answered, unless the server closes the socket. */
  async #waitForAnswers(socket: WebSocket, count = BATCH): Promise<void> {
    for (const end = Date.now() + ANSWER_TIMEOUT_MS; this.#answers < count; ) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (Date.now() > end) {
        this.findings.faults.push(`${count - this.#answers} messages were not answered`);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') this.#answers++;
    if (message.type === 'refused' && message.why === 'unavailable') this.findings.errors++;
    if (message.type === 'refused') this.findings.refused++;
    if (message.type !== 'table') return;
    this.#version = message.version;
    this.#offers = message.offers ?? [];
  }

  /** A message that is never valid: neither a legal move nor anything else this person may do here. */
  #invalidMessage(): string {
    for (;;) {
      const text = this.#candidate();
      const said = readJson(clientMessage, text);
      if (said === undefined) return text;
      if (said.do === 'hello' || said.do === 'watch' || said.do === 'unwatch' || said.do === 'lobby')
        return text;
      const isMine = said.table === this.table && this.#offers.length > 0;
      if (!isMine && said.do === 'submit') return text;
      if (said.do !== 'submit' || said.version !== this.#version) continue;
      if (!this.#offers.some((offer) => same(offer, said.moves[0]))) return text;
    }
  }

  #candidate(): string {
    const { pick } = this;
    const right = this.#validMessage();
    switch (pick(6)) {
      case 0:
        return JSON.stringify(anyJson(pick));
      case 1:
        return garble(pick, JSON.stringify(right));
      case 2:
        return String.fromCharCode(...Array.from({ length: pick(200) }, () => pick(256)));
      default:
        return JSON.stringify(mutate(pick, pick(2) === 0 ? mutate(pick, right) : right));
    }
  }

  #validMessage(): object {
    const { pick, table } = this;
    const id = pick(1000);
    const moves = Array.from(
      { length: 1 + pick(3) },
      () => this.#offers[pick(this.#offers.length)] ?? { do: 'x' },
    );
    const all = [
      { do: 'submit', id, table, version: this.#version + pick(3) - 1, moves },
      { do: 'submit', id, table, version: this.#version, moves },
      { do: 'watch', id, table, since: pick(10), offers: true },
      { do: 'log', id, table, before: pick(40) },
      { do: 'unwatch', id, table: 'abcdefghijkl' },
      { do: 'request', id, table, kind: 'takeBack' },
      { do: 'answer', id, table, kind: 'endNow', yes: true },
      { do: 'say', id, table, message: { text: 'hello' } },
      { do: 'resign', id, table },
      { do: 'lobby', id, on: true },
    ];
    return all[pick(all.length)] ?? {};
  }
}
