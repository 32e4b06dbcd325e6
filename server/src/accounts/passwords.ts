import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  /** 2^log blocks of a kilobyte. */
  readonly log: number;
  readonly blocks: number;
  readonly times: number;
}
/** With 2^15 blocks and three passes, one check takes 32 MB and about 200 ms. */
const costOf = (log: number): Cost => ({ log, blocks: 8, times: 3 });
const KEY_BYTES = 32;

/** Concurrent checks: more would take memory and threads that the tables need. */
const MAX_CONCURRENT = 2;
const queue: (() => void)[] = [];
const MAX_QUEUED = 50;
let running = 0;

/** Seconds to wait if too many password checks are queued. */
export function passwordWait(): number | undefined {
  return queue.length < MAX_QUEUED ? undefined : 10;
}

/** Hashes a password: scrypt's cost, salt and result. Never blocks; waits in the queue. */
export async function hashPassword(password: string, log: number): Promise<string> {
  const salt = randomBytes(16);
  const cost = costOf(log);
  const key = await derive(password, salt, cost);
  return [...prefixOf(cost), salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether this is the password. Without a stored hash it takes the same time, so that timing does not reveal which
 * logins exist.
 */
export async function verifyPassword(password: string, hash: string | null, log: number): Promise<boolean> {
  const [kind, stored, blocks, times, salt, key] = hash?.split('$') ?? [];
  if (kind !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), costOf(log));
    return false;
  }
  const cost = { log: Number(stored), blocks: Number(blocks), times: Number(times) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(key, 'base64url');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Whether the hash was made at another cost than the current one. */
export function needsRehash(hash: string | null, log: number): boolean {
  return hash !== null && !hash.startsWith(`${prefixOf(costOf(log)).join('$')}$`);
}

function prefixOf({ log, blocks, times }: Cost): (string | number)[] {
  return ['scrypt', log, blocks, times];
}

async function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((go) => queue.push(go));
  running++;
  try {
    const options: ScryptOptions = {
      N: 2 ** cost.log,
      r: cost.blocks,
      p: cost.times,
      maxmem: 256 * 2 ** cost.log * cost.blocks,
    };
    // Normalises Unicode, since the same password can be typed in more than one way.
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    running--;
    queue.shift()?.();
  }
}
