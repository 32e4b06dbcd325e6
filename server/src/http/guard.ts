import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressKey, Limit } from '../limits.ts';

const MINUTE_MS = 60_000;
/**
 * Milliseconds that the refusal of an address over its limit is held back, to slow down clients that retry immediately.
 */
const HOLD_MS = 1000;
/** Refusals held back per address; the connection of any further request is closed without an answer. */
const MAX_HELD = 20;
/**
 * Unanswered requests on one connection, which is closed at the next. Browsers and proxies wait for each answer; without a
 * limit, a client that pipelines requests and reads no answer fills the memory with them.
 */
const MAX_PIPELINED = 20;
/** The cost of a request that was refused by a rate limit: it took a session lookup, a parsed body and some queries. */
const REFUSED_REQUEST_COST = 10;

interface GuardOptions {
  /** Requests per minute and address. */
  readonly requests: number;
  /** Trusted reverse proxies, whose `X-Forwarded-For` is used. */
  readonly trustedProxies: number;
  readonly now: () => number;
  /** Milliseconds that a refusal is held back, instead of the default. */
  readonly holdMs?: number;
}

type Listener = (...args: unknown[]) => void;

/** Takes a request over from the listeners behind it; false if it leaves it to them. */
type Handler<S> = (request: IncomingMessage, stream: S) => boolean;

/** Puts a handler in front of all listeners of a server's event. */
function intercept<S>(server: Server, event: 'request' | 'upgrade', handle: Handler<S>): void {
  const listeners = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, stream: S, ...rest: unknown[]) => {
    if (handle(request, stream)) return;
    for (const listener of listeners) listener.call(server, request, stream, ...rest);
  });
}

/**
 * The rate limit per address. Requests over the limit are refused before the framework sees them: no headers, hooks,
 * session lookup or body, which together cost about ten times as much as the refusal.
 */
export class AddressGuard {
  readonly #limit: Limit;
  readonly #trustedProxies: number;
  readonly #holdMs: number;
  readonly #held = new Map<string, number>();
  readonly #unanswered = new WeakMap<Socket, number>();

  constructor({ requests, trustedProxies, now, holdMs = HOLD_MS }: GuardOptions) {
    this.#limit = new Limit(requests, MINUTE_MS, now);
    this.#trustedProxies = trustedProxies;
    this.#holdMs = holdMs;
  }

  /** Counts a request, or returns the seconds until one is allowed. */
  take(address: string): number | undefined {
    return this.#limit.take(address);
  }

  /** Counts a request as several, after a narrower limit refused it. */
  charge(address: string, cost = REFUSED_REQUEST_COST - 1): void {
    this.#limit.charge(address, cost);
  }

  /** Puts the guard in front of the listeners for requests and upgrades of a server. */
  protect(server: Server): void {
    this.#intercept(server, 'request', (request, response: ServerResponse, address, seconds) => {
      const held = this.#held.get(address) ?? 0;
      if (held >= MAX_HELD) return void request.socket.destroy();
      this.#held.set(address, held + 1);
      const timer = setTimeout(() => refuse(response, seconds), this.#holdMs);
      response.once('close', () => {
        clearTimeout(timer);
        const left = (this.#held.get(address) ?? 1) - 1;
        if (left > 0) this.#held.set(address, left);
        else this.#held.delete(address);
      });
    });
    intercept(server, 'request', (request, response: ServerResponse) => this.#isPipelined(request, response));
  }

  /** Closes the connection of a request that has too many unanswered ones before it. */
  #isPipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const unanswered = this.#unanswered.get(socket) ?? 0;
    if (unanswered >= MAX_PIPELINED) {
      socket.destroy();
      return true;
    }
    this.#unanswered.set(socket, unanswered + 1);
    response.once('close', () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1));
    return false;
  }

  /** Must be called after the listeners that perform the handshake were added. */
  protectUpgrades(server: Server, onRefused: (status: number) => void): void {
    this.#intercept(server, 'upgrade', (_request, stream: Duplex, _address, seconds) => {
      onRefused(TOO_MANY_REQUESTS);
      stream.on('error', () => stream.destroy());
      stream.end(
        `HTTP/1.1 ${TOO_MANY_REQUESTS} Too Many Requests\r\nRetry-After: ${seconds}\r\nConnection: close\r\n\r\n`,
        () => stream.destroy(),
      );
    });
  }

  /** Refuses requests of addresses over their limit. */
  #intercept<S>(
    server: Server,
    event: 'request' | 'upgrade',
    refuse: (request: IncomingMessage, stream: S, address: string, seconds: number) => void,
  ): void {
    intercept(server, event, (request, stream: S) => {
      if (!isLimited(request)) return false;
      const address = addressKey(forwardedFrom(request, this.#trustedProxies));
      const seconds = this.#limit.peek(address);
      if (seconds !== undefined) refuse(request, stream, address, seconds);
      return seconds !== undefined;
    });
  }
}

const TOO_MANY_REQUESTS = 429;

/** Only a first check: a URL can be written in several ways, and the framework's hook counts by route. */
const isLimited = ({ url = '' }: IncomingMessage): boolean =>
  url.startsWith('/api/') || url.startsWith('/socket');

/** The client's address as Fastify determines it with `trustProxy`: as many hops back as there are trusted proxies. */
export function forwardedFrom({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || forwarded === undefined) return own;
  const hops = [own, ...String(forwarded).split(',').reverse()];
  return (hops[Math.min(trustedProxies, hops.length - 1)] ?? own).trim();
}

function refuse(response: ServerResponse, seconds: number): void {
  response
    .writeHead(TOO_MANY_REQUESTS, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(seconds),
    })
    .end(JSON.stringify({ error: 'tooMany', facts: { seconds } }));
}
