import { at, decidingTieBreak, type Facts, type ScoreLine, type ScoreSheet } from '@archivolt/engine';
import { IVAN, SCORE_CODES, type ScoreCode } from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Seat, Share } from './messages/game.ts';
import { ROMAN, seatName, whoIs } from './things.ts';

/** The score sheet and its result in words. */

const numberIn = (facts: Facts | undefined, name: string): number => {
  const fact = facts?.[name];
  return typeof fact === 'number' ? fact : 0;
};

/** The code of a score line. */
function codeOf({ code }: Pick<ScoreLine, 'code'>): ScoreCode {
  const found = SCORE_CODES.find((each) => each === code);
  if (found === undefined) throw new RangeError(`no score line has the code ${code}`);
  return found;
}

export function scoreLabel(m: Messages, line: Pick<ScoreLine, 'code' | 'facts'>): string {
  const fact = (name: string): number => numberIn(line.facts, name);
  const code = codeOf(line);
  switch (code) {
    case 'track':
      return m.score.track(fact('space'));
    case 'leftovers':
      return m.score.leftovers(fact('materials'), fact('rubles'));
    case 'tower':
      return m.score.tower(at(ROMAN, fact('tower')));
    default:
      return code satisfies never;
  }
}

/** Why a line gives this number of points. */
export function scoreHelp(m: Messages, line: ScoreLine, context: Context): string {
  const code = codeOf(line);
  switch (code) {
    case 'track':
      return m.score.trackHelp;
    case 'leftovers':
      return m.score.leftoversHelp;
    case 'tower':
      return m.score.towerHelp(shareIn(line.facts, context));
    default:
      return code satisfies never;
  }
}

const shareIn = (facts: Facts | undefined, { table }: Context): Share => ({
  value: numberIn(facts, 'value'),
  presence: numberIn(facts, 'presence'),
  place: numberIn(facts, 'place'),
  tied: numberIn(facts, 'tied'),
  two: table.players.length === 2,
});

export function tieBreakLabel(m: Messages, code: string): string {
  return code === 'ornaments' ? m.score.ornaments : m.score.completed;
}

/** Who has won, and the deciding tie-break if there was one. */
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
