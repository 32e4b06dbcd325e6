import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { hashOf } from '../accounts/secrets.ts';
import { refuse } from './refuse.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** So many are remembered at most: whoever comes from very many addresses must not fill the memory. */
const MOST = 100_000;

/**
 * Lets `most` through at once and then so many in `milliseconds`, for each key by itself. Counted in this process: for
 * what only costs it time. Several processes let through so many each.
 */
export class Limit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    readonly most: number,
    readonly milliseconds: number,
    readonly now: () => number,
  ) {}

  /** Takes one, or says in how many seconds there is one. */
  take(key: string): number | undefined {
    const bucket = this.#bucket(key);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * this.milliseconds) / this.most / 1000);
    bucket.tokens--;
    return undefined;
  }

  #bucket(key: string): Bucket {
    const now = this.now();
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: this.most, at: now };
    bucket.tokens = Math.min(this.most, bucket.tokens + ((now - bucket.at) * this.most) / this.milliseconds);
    bucket.at = now;
    if (!known) this.#makeRoom();
    // At the end of the line again: the first is the one not seen for longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #makeRoom(): void {
    if (this.#buckets.size < MOST) return;
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * The same, counted in the store for all processes together: for guesses at a secret, and for what others would have
 * to bear, such as accounts and mail. Of the key only a hash is kept: somebody may have typed a password for a login.
 */
export class SharedLimit {
  constructor(
    private readonly desk: Pick<Desk, 'store' | 'now'>,
    private readonly name: string,
    private readonly most: number,
    private readonly milliseconds: number,
  ) {}

  take(key: string): Promise<number | undefined> {
    const { store, now } = this.desk;
    return store.limits.take(hashOf(`${this.name} ${key}`), this.most, this.milliseconds, now());
  }
}

/** Where the request comes from. One household has a whole /64 of the longer addresses. */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request;
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** True when it was too much and has been answered. */
export function isTooMuch(reply: FastifyReply, wait: number | undefined): boolean {
  if (wait === undefined) return false;
  refuse(reply, 'tooMany', { seconds: wait });
  return true;
}
