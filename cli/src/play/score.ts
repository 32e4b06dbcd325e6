import { at, type GameTypes, type ScoreSheet, type Seat } from '@archivolt/engine';
import { figure } from '@archivolt/i18n';
import { type GameTexts, type Page, pad, wrap } from '@archivolt/terminal';
import { namesOf } from '../table.ts';
import type { MatchTexts } from './match.ts';

/** Column of the points, so that they line up. */
const POINTS_COLUMN = 62;

/** The score sheet line by line, each with its rule; once it is final, the winner and the deciding tie-break. */
export function scoreLines<G extends GameTypes>(
  { entry, texts, translations }: MatchTexts<G>,
  sheet: ScoreSheet,
  table: G['table'],
  me: Seat | undefined,
  { paint, width }: Page,
): string[] {
  const { score } = translations.table;
  const names = namesOf({ entry, texts }, table);
  const lines = [paint('bold', sheet.final ? score.final : score.now)];
  for (const [seat, name] of names.entries()) {
    lines.push(paint('bold', row(name, at(sheet.totals, seat))));
    for (const line of sheet.lines) {
      if (line.seat !== seat) continue;
      lines.push(`${row(`   ${texts.scoreLabel(line, table)}`, line.points)}  ${paint('dim', line.rule)}`);
      const help = texts.scoreHelp(line, table);
      if (help !== undefined)
        lines.push(...wrap(`      ${help}`, width - 3, 6).map((text) => paint('dim', text)));
    }
  }
  if (!sheet.final) return lines;
  return [...lines, ...ties(texts, sheet, names), '', ...wrap(texts.winner(sheet, table, me), width)];
}

function row(label: string, points: number): string {
  return `${pad(label, POINTS_COLUMN)}${figure(points).padStart(4)}`;
}

/** The tie-breaks compared between seats level with the winner, up to the deciding one. */
function ties<G extends GameTypes>(
  texts: GameTexts<G>,
  sheet: ScoreSheet,
  names: readonly string[],
): string[] {
  const best = Math.max(...sheet.totals);
  const level = sheet.totals.flatMap((total, seat) => (total === best ? [seat] : []));
  if (level.length === 1) return [];
  const lines: string[] = [];
  for (const { rule, code, values } of sheet.tieBreaks) {
    const own = level.map((seat) => at(values, seat));
    const shown = own.map(
      (value, index) => `${names[at(level, index)]} ${texts.tieBreakValue?.(code, value) ?? value}`,
    );
    lines.push(`   ${texts.tieBreak(code)} (${shown.join(', ')})  ${rule}`);
    if (new Set(own).size > 1) break;
  }
  return lines;
}
