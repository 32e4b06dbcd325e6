import { at, type ScoreSheet, type Shape } from '@archivolt/engine';
import type { Entry } from '../entry.ts';
import { type Paint, pad } from '../paint.ts';

/** The score sheet line by line, each with its rule; the winner and what decided, once it is final. */
export function scoreLines<G extends Shape>(entry: Entry<G>, table: G['table'], paint: Paint): string[] {
  const sheet = entry.game.score(table);
  const names = entry.face.names(table);
  const lines = [paint('bold', sheet.final ? 'Final score' : 'Score, if the game ended now')];
  for (const [seat, name] of names.entries()) {
    lines.push(`${pad(paint('bold', name), 48)}${String(at(sheet.totals, seat)).padStart(4)}`);
    for (const line of sheet.lines) {
      if (line.seat !== seat) continue;
      const text = pad(`   ${entry.face.scoreLine(line, table)}`, 60);
      lines.push(`${text} ${String(line.points).padStart(4)}  ${paint('dim', line.rule)}`);
    }
  }
  return sheet.final ? [...lines, '', ...verdict(entry, sheet, names)] : lines;
}

function verdict<G extends Shape>(entry: Entry<G>, sheet: ScoreSheet, names: readonly string[]): string[] {
  const [first = [], second] = sheet.places;
  const best = at(sheet.totals, at(first, 0));
  const level = [...first, ...(second ?? [])].filter((seat) => at(sheet.totals, seat) === best);
  const named = (seats: readonly number[]): string => seats.map((seat) => names[seat] ?? seat).join(' and ');
  const result =
    first.length > 1 ? `${named(first)} share the victory` : `${named(first)} wins with ${best} points`;
  if (level.length === 1) return [`${result}.`];
  const asked: string[] = [];
  for (const { rule, code, values } of sheet.tieBreaks) {
    const own = level.map((seat) => Math.abs(at(values, seat)));
    asked.push(
      `${entry.face.tieBreak(code)} ${level.map((seat, index) => `${names[seat]} ${own[index]}`).join(', ')} [${rule}]`,
    );
    if (new Set(own).size > 1) break;
  }
  return [`${result}.`, `Tied at ${best} points, so these were compared: ${asked.join('; ')}.`];
}
