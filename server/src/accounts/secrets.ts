import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for a cookie or a program: 32 random bytes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The only stored form of a secret, so that nobody can sign in with what is in the database. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Signs a text so that changes are detected. `key` is the server's own. */
export function sign(key: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${macOf(key, text).toString('base64url')}`;
}

export function verifySigned(key: string, signed: string): string | undefined {
  const [body = '', mac = ''] = signed.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, text);
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
}

/** A hash that only the holder of the key can recompute, for comparing addresses without storing them. */
export function keyedHash(key: string, text: string): string {
  return macOf(key, text).toString('base64url');
}

function macOf(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
