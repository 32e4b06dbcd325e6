import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { AccountDeps } from './accounts/deps.ts';
import { hashOf } from './accounts/secrets.ts';
import { type Refused, refused } from './answer.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Limit of keys in memory, so that requests from very many addresses cannot fill it. */
const MAX_KEYS = 100_000;

/** The part of the capacity that can be charged on credit: ten seconds of a limit per minute. */
const MAX_DEBT_SHARE = 1 / 6;

/**
 * A token bucket per key: a burst of `capacity`, refilled over `periodMs`. It is local to this process, for what only
 * costs its own time; several processes allow that much each.
 */
export class Limit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    readonly capacity: number,
    readonly periodMs: number,
    readonly now: () => number,
  ) {}

  /** Takes one, or returns the seconds until one is free. */
  take(key: string): number | undefined {
    const bucket = this.#bucket(key);
    if (bucket.tokens < 1) return this.#secondsUntilFree(bucket.tokens);
    bucket.tokens--;
    return undefined;
  }

  /** Seconds until one is free; undefined if one is free now. Takes nothing. */
  peek(key: string): number | undefined {
    const { tokens } = this.#bucket(key);
    return tokens < 1 ? this.#secondsUntilFree(tokens) : undefined;
  }

  /** Takes several, on credit if there are not enough, so that the next has to wait. */
  charge(key: string, count: number): void {
    const bucket = this.#bucket(key);
    bucket.tokens = Math.max(-this.capacity * MAX_DEBT_SHARE, bucket.tokens - count);
  }

  #secondsUntilFree(tokens: number): number {
    return Math.ceil(((1 - tokens) * this.periodMs) / this.capacity / 1000);
  }

  #bucket(key: string): Bucket {
    const now = this.now();
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: this.capacity, at: now };
    // A clock that was set back changes nothing.
    const passed = Math.max(0, now - bucket.at);
    bucket.tokens = Math.min(this.capacity, bucket.tokens + (passed * this.capacity) / this.periodMs);
    bucket.at = now;
    if (!known) this.#evictOldest();
    // Moved to the end: the first key is the least recently used.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #evictOldest(): void {
    if (this.#buckets.size < MAX_KEYS) return;
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * The same limit across all processes, counted in the store: for guesses at a secret, and for what affects others, such
 * as accounts and email. Only a hash of the key is stored, because somebody may have typed a password as a login.
 */
export class SharedLimit {
  constructor(
    private readonly deps: Pick<AccountDeps, 'store' | 'now'>,
    private readonly name: string,
    private readonly capacity: number,
    private readonly periodMs: number,
  ) {}

  take(key: string): Promise<number | undefined> {
    const { store, now } = this.deps;
    return store.limits.take(hashOf(`${this.name} ${key}`), this.capacity, this.periodMs, now());
  }
}

/** The address of a request as the limits count it. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => addressKey(ip);

/** An address as the limits count it: IPv6 by /64, since a household has a whole one. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** The refusal if a limit returned a wait. */
export const tooMany = (seconds: number | undefined): Refused | undefined =>
  seconds === undefined ? undefined : refused('tooMany', { seconds });
