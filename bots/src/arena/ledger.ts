import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Encounter } from './match.ts';

interface LedgerEntry extends Encounter {
  match: string;
}

/**
 * Append-only file of game results, one per line. An interrupted match resumes where it stopped; a match whose bots have
 * changed has another id and starts from zero.
 */
export class Ledger {
  private readonly path: string;
  private readonly known = new Map<string, Encounter[]>();

  constructor(path: string) {
    this.path = path;
    if (!existsSync(path)) return;
    for (const text of readFileSync(path, 'utf8').split('\n')) {
      const entry = entryOf(text);
      // Two runs may have played the same seed; it counts once.
      if (entry && !this.of(entry.match).some(({ seed }) => seed === entry.seed))
        this.of(entry.match).push(entry);
    }
  }

  /** The stored results of a match. The list grows as results are added. */
  of(match: string): Encounter[] {
    const known = this.known.get(match) ?? [];
    this.known.set(match, known);
    return known;
  }

  add(match: string, encounter: Encounter): void {
    this.of(match).push(encounter);
    const ms = encounter.ms.map((all) => all.map((one) => Math.round(one * 10) / 10));
    appendFileSync(this.path, `${JSON.stringify({ match, ...encounter, ms })}\n`);
  }
}

/** Parses a line; a truncated one counts as missing. */
function entryOf(text: string): LedgerEntry | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as LedgerEntry);
  } catch {
    return undefined;
  }
}
