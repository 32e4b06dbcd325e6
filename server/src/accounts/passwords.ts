import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 2^15 blocks of 1 kB, three times over: 32 MB and some 200 ms for each guess. */
interface Cost {
  readonly log: number;
  readonly blocks: number;
  readonly times: number;
}
const COST: Cost = { log: 15, blocks: 8, times: 3 };
const LENGTH = 32;

/** Two at a time: more would take the memory and the threads that the tables need. */
const AT_ONCE = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** What is kept of a password: scrypt's cost, salt and result. Never blocks; takes its turn. */
export async function seal(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return [
    'scrypt',
    COST.log,
    COST.blocks,
    COST.times,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/**
 * Whether this is the password. Without anything to compare with it takes as long as with something, so that nobody
 * learns from the time which logins there are.
 */
export async function fits(password: string, sealed: string | null): Promise<boolean> {
  const [kind, log, blocks, times, salt, key] = sealed?.split('$') ?? [];
  if (kind !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const cost = { log: Number(log), blocks: Number(blocks), times: Number(times) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(key, 'base64url');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

async function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running++;
  try {
    const options: ScryptOptions = {
      N: 2 ** cost.log,
      r: cost.blocks,
      p: cost.times,
      maxmem: 256 * 2 ** cost.log * cost.blocks,
    };
    // The same password may be typed in more than one way; this is one of them.
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    running--;
    waiting.shift()?.();
  }
}
