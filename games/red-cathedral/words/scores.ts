import { at, decidingTieBreak, type Facts, type ScoreLine, type ScoreSheet } from '@archivolt/engine';
import { IVAN } from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Seat, Share } from './messages/game.ts';
import { ROMAN, seatName, whoIs } from './things.ts';

/** The score sheet and its verdict in words. */

const numberIn = (facts: Facts | undefined, name: string): number => {
  const fact = facts?.[name];
  return typeof fact === 'number' ? fact : 0;
};

export function scoreLabel(m: Messages, line: ScoreLine, _context: Context): string {
  const fact = (name: string): number => numberIn(line.facts, name);
  if (line.code === 'track') return m.score.track(fact('space'));
  if (line.code === 'leftovers') return m.score.leftovers(fact('materials'), fact('rubles'));
  return m.score.tower(at(ROMAN, fact('tower')));
}

/** Why a line gives this number of points. */
export function scoreHelp(m: Messages, line: ScoreLine, context: Context): string {
  if (line.code === 'track') return m.score.trackHelp;
  if (line.code === 'leftovers') return m.score.leftoversHelp;
  const share: Share = {
    value: numberIn(line.facts, 'value'),
    presence: numberIn(line.facts, 'presence'),
    place: numberIn(line.facts, 'place'),
    tied: numberIn(line.facts, 'tied'),
    two: context.table.players.length === 2,
  };
  return m.score.towerHelp(share);
}

export function tieBreakLabel(m: Messages, code: string): string {
  return code === 'ornaments' ? m.score.ornaments : m.score.completed;
}

/** Who has won, and what decided it if the points did not. */
export function winnerSentence(m: Messages, sheet: ScoreSheet, context: Context): string {
  const { score } = m;
  const by = decidingTieBreak(sheet);
  const said = verdict(m, sheet.places[0] ?? [], sheet.totals, context);
  if (by === undefined) return said;
  return `${said} ${by === 'ornaments' ? score.decided.ornaments : score.decided.completed}`;
}

function verdict(m: Messages, winners: readonly Seat[], totals: readonly number[], context: Context): string {
  const { score, terms } = m;
  const first = winners[0] ?? 0;
  const points = totals[first] ?? 0;
  const shared = winners.length > 1;
  if (context.table.ivan !== null) {
    const mine = totals[0] ?? 0;
    const ivans = totals[IVAN] ?? 0;
    if (shared) return score.drewWithIvan(mine);
    return first === IVAN ? score.lostToIvan(mine, ivans) : score.beatIvan(mine, ivans);
  }
  if (!shared) return score.wins(whoIs(m, first, context), points);
  return score.shared(terms.and(winners.map((seat) => seatName(m, seat, context))), points);
}
