/** A salt for the dice: 16 random bytes in hexadecimal. Drawn as 32-bit words, so that a test can fix them. */
export function newSalt(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
