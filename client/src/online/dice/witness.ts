import { type LogEntry, type SeenLinks, type Witness, withSeen } from '@archivolt/protocol';
import { links, seals } from '../tableStorage.ts';
import { ownPart } from './ownPart.ts';

function seenLinksOf(table: string): SeenLinks | undefined {
  try {
    const { ranges, digest } = JSON.parse(links.of(table) ?? '') as Partial<SeenLinks>;
    return Array.isArray(ranges) && typeof digest === 'string' ? { ranges, digest } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the links of the hash chain that came with these rows. */
export function saveSeenLinks(table: string, rows: readonly LogEntry[]): void {
  const before = seenLinksOf(table);
  const last = before?.ranges.at(-1)?.[1] ?? 0;
  const fresh = rows.filter(({ version, hash }) => version > last && hash !== undefined);
  if (fresh.length > 0) links.set(table, JSON.stringify(withSeen(fresh, before)));
}

/** Everything that this browser has stored about a game. `seat` is null for a spectator. */
export function witnessOf(table: string, seat: number | null): Witness {
  const part = seat === null ? undefined : ownPart(table, seat);
  const witness = { commitment: part?.commitment ?? seals.of(table), seen: seenLinksOf(table) };
  return part && seat !== null ? { ...witness, seat, salt: part.salt, hashes: part.hashes } : witness;
}
