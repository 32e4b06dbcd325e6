import { encode } from 'uqr';

/** A text as a QR code: one path of squares in a field of `size`, including the quiet zone. */
export function qrPath(text: string): { size: number; d: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, d };
}
