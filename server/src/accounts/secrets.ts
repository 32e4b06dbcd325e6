import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for a cookie or a program: 32 random bytes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** All that is kept of a secret: whoever reads the database can sign in with nothing of it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A text that comes back as it was given, or not at all. `key` is the house's own. */
export function sign(key: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${macOf(key, text).toString('base64url')}`;
}

export function unsign(key: string, signed: string): string | undefined {
  const [body = '', mac = ''] = signed.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, text);
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
}

function macOf(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
