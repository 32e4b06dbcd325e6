import { check, integer, object, text } from '@archivolt/engine';
import { Net } from './net.ts';

/** Header of a weights file: what it is for and how it was trained. */
export interface Header {
  game: string;
  players: number;
  rules: number;
  set: string;
  features: number;
  inputs: number;
  hidden: number;
  seats: number;
  /** Games and thread-seconds of all runs, and the seed of the first. */
  trained: { games: number; seconds: number; seed: number };
}

/** The fields that must match the table; the rest of the header must only be consistent. */
export type Fit = Pick<Header, 'game' | 'players' | 'rules' | 'set' | 'features' | 'inputs' | 'seats'>;

export type WeightsResult = { ok: true; net: Net; header: Header } | { ok: false; why: string };

const MAGIC = 'AVN1';
const MAX_COUNT = 1_000_000_000;
const readHeader = object<Header>({
  game: text,
  players: integer(1, 8),
  rules: integer(0, MAX_COUNT),
  set: text,
  features: integer(0, MAX_COUNT),
  inputs: integer(1, 65_535),
  hidden: integer(1, 4096),
  seats: integer(2, 8),
  trained: object<Header['trained']>({
    games: integer(0, MAX_COUNT),
    seconds: integer(0, MAX_COUNT),
    seed: integer(0, MAX_COUNT),
  }),
});

/**
 * File format, little-endian: "AVN1", the length of the header, the header as JSON, padding to a multiple of 4; then a scale
 * and the first-layer weights as 16-bit integers, and all others as 32-bit floats.
 */
export function writeWeights(net: Net, header: Header): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = 8 + Math.ceil(json.length / 4) * 4;
  const rest = restOf(net);
  const firstAt = start + 4;
  const restAt = firstAt + Math.ceil((net.first.length * 2) / 4) * 4;
  const bytes = new Uint8Array(restAt + rest.reduce((sum, part) => sum + part.length, 0) * 4);
  const data = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  data.setUint32(4, json.length, true);
  bytes.set(json, 8);
  const scale = Math.fround(
    net.first.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 32_767,
  );
  data.setFloat32(start, scale, true);
  net.first.forEach((weight, i) => {
    data.setInt16(firstAt + i * 2, Math.max(-32_767, Math.min(32_767, Math.round(weight / scale))), true);
  });
  let at = restAt;
  for (const part of rest)
    for (const weight of part) {
      data.setFloat32(at, weight, true);
      at += 4;
    }
  return bytes;
}

/** Reads a net from a file; reports why if the file is not valid or does not fit the table. */
export function readWeights(bytes: Uint8Array, fit: Fit): WeightsResult {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC)
    return { ok: false, why: 'this is not a file of weights' };
  const length = data.getUint32(4, true);
  const checked = check(readHeader, parsed(bytes.subarray(8, 8 + length)));
  if (!checked.ok) return { ok: false, why: `header ${checked.path}: expected ${checked.expected}` };
  const header = checked.value;
  for (const key of Object.keys(fit) as (keyof Fit)[])
    if (header[key] !== fit[key])
      return { ok: false, why: `the weights are for ${key} ${header[key]}, not ${fit[key]}` };
  const net = new Net(header.inputs, header.hidden, header.seats);
  const start = 8 + Math.ceil(length / 4) * 4;
  const restAt = start + 4 + Math.ceil((net.first.length * 2) / 4) * 4;
  const rest = restOf(net);
  const size = restAt + rest.reduce((sum, part) => sum + part.length, 0) * 4;
  if (bytes.length !== size) return { ok: false, why: `the file has ${bytes.length} bytes, not ${size}` };
  const scale = data.getFloat32(start, true);
  for (let i = 0; i < net.first.length; i++) net.first[i] = data.getInt16(start + 4 + i * 2, true) * scale;
  let at = restAt;
  for (const part of rest)
    for (let i = 0; i < part.length; i++) {
      part[i] = data.getFloat32(at, true);
      at += 4;
    }
  return { ok: true, net, header };
}

function restOf(net: Net): Float64Array[] {
  return [net.firstBias, net.second, net.secondBias];
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The file name for a game and a number of players. */
export function weightsName(game: string, players: number): string {
  return `${game}-${players}.net`;
}
