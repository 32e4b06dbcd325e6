import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Encounter } from './match.ts';

interface Line extends Encounter {
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
      const line = lineOf(text);
      // Two runs may have played the same seed; it counts once.
      if (line && !this.of(line.match).some(({ seed }) => seed === line.seed)) this.of(line.match).push(line);
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
function lineOf(text: string): Line | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as Line);
  } catch {
    return undefined;
  }
}
