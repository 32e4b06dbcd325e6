import { type SaltPart, saltHash, type TableInfo } from '@archivolt/protocol';
import { newSalt } from '../salt.ts';
import { salts } from '../tableStorage.ts';

/** The reader's own part in the dice of a table, as this browser stores it. */
export interface OwnPart {
  readonly commitment: string;
  readonly salt: string;
  /** The hashes of all players as shown before the salt was sent. */
  readonly hashes?: readonly string[];
}

/** For browsers without storage. */
const memory = new Map<string, OwnPart>();

const keyOf = (table: string, seat: number): string => `${table}/${seat}`;

export function ownPart(table: string, seat: number): OwnPart | undefined {
  const key = keyOf(table, seat);
  const kept = memory.get(key);
  if (kept) return kept;
  try {
    const { commitment, salt, hashes } = JSON.parse(salts.of(key) ?? '') as Partial<OwnPart>;
    if (typeof commitment !== 'string' || typeof salt !== 'string') return undefined;
    return { commitment, salt, ...(Array.isArray(hashes) ? { hashes } : {}) };
  } catch {
    return undefined;
  }
}

function savePart(table: string, seat: number, part: OwnPart): OwnPart {
  memory.set(keyOf(table, seat), part);
  salts.set(keyOf(table, seat), JSON.stringify(part));
  return part;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Whether all other seats are bots, which choose no salt. */
const isAlone = ({ seats }: TableInfo, seat: number): boolean =>
  seats.every(({ kind }, index) => index === seat || kind === 'bot');

const isAllBound = ({ seats, hashes }: TableInfo): boolean =>
  seats.every(({ kind }, index) => kind === 'bot' || (kind === 'person' && hashes[index] !== ''));

/**
 * What this browser sends next for the dice of a table: the hash of a salt, then the salt once every player is
 * committed. What the final check compares is stored before anything is sent. `elsewhere`: another device of the same
 * person has sent the hash, and only that one can reveal its salt; a newly opened page takes its place.
 */
export function nextPart(
  table: TableInfo,
  seat: number,
  isArrival: boolean,
): SaltPart | 'nothing' | 'elsewhere' {
  if (table.status !== 'open' || table.revealed.includes(seat)) return 'nothing';
  const { commitment } = table;
  const known = ownPart(table.id, seat);
  // A salt that may have left this device is valid for one seed and one set of hashes only.
  const isUsed = known?.hashes !== undefined && !isAlone(table, seat) && !isSame(known.hashes, table.hashes);
  const part =
    known?.commitment === commitment && !isUsed
      ? known
      : savePart(table.id, seat, { commitment, salt: newSalt() });
  const { salt } = part;
  const shown = table.hashes[seat] ?? '';
  const hash = saltHash(commitment, salt);
  if (isAlone(table, seat) && shown === '') {
    savePart(table.id, seat, { ...part, hashes: table.hashes });
    return { commitment, salt };
  }
  if (shown !== hash) return shown === '' || isArrival || isUsed ? { commitment, hash } : 'elsewhere';
  if (!isAllBound(table)) return 'nothing';
  savePart(table.id, seat, { ...part, hashes: table.hashes });
  return { commitment, salt };
}
