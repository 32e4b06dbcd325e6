import { deflateSync, inflateSync } from 'node:zlib';

/** Reduces the size of a screenshot: a PNG with a palette of at most 256 colours. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = quantize(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(pixels[y * width + x] ?? 0);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colours as 0xRRGGBB. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/** Decodes what a browser writes: eight bits per channel, with or without alpha, not interlaced. */
function decode(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = unfilter(raw[start] ?? 0, raw.subarray(start + 1, start + 1 + stride), above, channels);
    for (let x = 0; x < width; x++) {
      const at = x * channels;
      pixels[y * width + x] = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0);
    }
    above = row;
  }
  return { width, height, pixels };
}

/** The five PNG filters, each a prediction from the bytes to the left and above. */
function unfilter(
  filter: number,
  line: Uint8Array,
  above: Uint8Array,
  channels: number,
): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(line.length);
  for (let at = 0; at < line.length; at++) {
    const left = row[at - channels] ?? 0;
    const up = above[at] ?? 0;
    const corner = at >= channels ? (above[at - channels] ?? 0) : 0;
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    row[at] = (line[at] ?? 0) + guess;
  }
  return row;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const SHIFTS = [16, 8, 0] as const;
const channel = (colour: number, shift: number): number => (colour >> shift) & 255;

/** Median cut over the colours that occur; maps every colour to the nearest of the palette. */
function quantize(pixels: Uint32Array): { palette: number[]; indexOf(colour: number): number } {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  let boxes: number[][] = [[...counts.keys()]];
  while (boxes.length < 256) {
    const [widest, way] = widestOf(boxes, counts);
    if (!widest) break;
    const sorted = widest.toSorted((a, b) => channel(a, way) - channel(b, way));
    const half = halfOf(sorted, counts);
    boxes = [...boxes.filter((box) => box !== widest), sorted.slice(0, half), sorted.slice(half)];
  }
  const palette = boxes.map((box) => mean(box, counts));
  const known = new Map<number, number>();
  const indexOf = (colour: number): number => {
    const found = known.get(colour) ?? nearest(palette, colour);
    known.set(colour, found);
    return found;
  };
  return { palette, indexOf };
}

/** The box with the largest range of colours, weighted by frequency, and the channel of that range. */
function widestOf(
  boxes: readonly number[][],
  counts: ReadonlyMap<number, number>,
): [number[] | undefined, number] {
  let best: [number[] | undefined, number] = [undefined, 0];
  let most = 0;
  for (const box of boxes) {
    if (box.length < 2) continue;
    const weight = Math.log2(box.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 1));
    for (const shift of SHIFTS) {
      let [low, high] = [255, 0];
      for (const colour of box) {
        low = Math.min(low, channel(colour, shift));
        high = Math.max(high, channel(colour, shift));
      }
      if ((high - low) * weight > most) [most, best] = [(high - low) * weight, [box, shift]];
    }
  }
  return best;
}

/** The index that splits the colours into halves of about equal frequency. */
function halfOf(sorted: readonly number[], counts: ReadonlyMap<number, number>): number {
  const weights = sorted.map((colour) => Math.sqrt(counts.get(colour) ?? 0));
  let left = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  let at = 0;
  while (at < weights.length && left > 0) {
    left -= weights[at] ?? 0;
    at++;
  }
  return Math.min(sorted.length - 1, Math.max(1, at));
}

function mean(box: readonly number[], counts: ReadonlyMap<number, number>): number {
  const total = box.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  const of = (shift: number): number =>
    Math.round(
      box.reduce((sum, colour) => sum + channel(colour, shift) * (counts.get(colour) ?? 0), 0) / total,
    );
  return (of(16) << 16) | (of(8) << 8) | of(0);
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, other] of palette.entries()) {
    let far = 0;
    for (const shift of SHIFTS) far += (channel(colour, shift) - channel(other, shift)) ** 2;
    if (far < least) [least, best] = [far, index];
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([size, named, sum]);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
