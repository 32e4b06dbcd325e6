import { SCORE_CODES, type ScoreCode } from '@archivolt/architectura';
import { decidingTieBreak, type ScoreLine, type ScoreSheet } from '@archivolt/engine';
import { figure } from '@archivolt/i18n';
import { formula } from './describe.ts';
import type { Context, ArchitecturaMessages as Messages } from './messages/game.ts';
import { seatName, spotOf, whoIs } from './things.ts';

/** The score sheet and its result in words. */

/** The part of a score line that the sentences use. */
type Line = Pick<ScoreLine, 'code' | 'facts'>;

const numberIn = (line: Line, name: string): number => {
  const fact = line.facts?.[name];
  return typeof fact === 'number' ? fact : 0;
};

const textIn = (line: Line, name: string): string => `${line.facts?.[name] ?? ''}`;

/** The code of a score line. */
function codeOf({ code }: Line): ScoreCode {
  const found = SCORE_CODES.find((each) => each === code);
  if (found === undefined) throw new RangeError(`no score line has the code ${code}`);
  return found;
}

export function scoreLabel({ score }: Messages, line: Line): string {
  const card = textIn(line, 'card');
  const code = codeOf(line);
  switch (code) {
    case 'beside':
    case 'fallen':
      return score[code](card);
    case 'adjacent':
      return score.adjacent(card, textIn(line, 'to'));
    case 'building':
      return score.building(card, spotOf(numberIn(line, 'space')));
    default:
      return code satisfies never;
  }
}

/** Why a line gives this number of points. */
export function scoreHelp({ score }: Messages, line: ScoreLine): string {
  const code = codeOf(line);
  switch (code) {
    case 'beside':
      return score.besideHelp;
    case 'fallen':
      return score.fallenHelp(numberIn(line, 'cards'), numberIn(line, 'each'));
    case 'adjacent': {
      const where = line.facts?.at;
      return score.adjacentHelp(textIn(line, 'to'), typeof where === 'number' ? spotOf(where) : null);
    }
    case 'building': {
      const base = line.facts?.base;
      if (base !== 'X' && base !== 'N') return score.buildingHelp;
      return `${formula(base, numberIn(line, 'counted'), numberIn(line, 'offset'))}. ${score.letters[base]}`;
    }
    default:
      return code satisfies never;
  }
}

export function tieBreakLabel({ score }: Messages, code: string): string {
  return code === 'lowestValue' ? score.lowestValue : score.mostFaceUp;
}

/** A tie-break as shown: the score sheet negates the lowest value, so that higher is better. */
export function tieBreakValue(code: string, value: number): string {
  return figure(code === 'lowestValue' ? 0 - value : value);
}

/** Who has won, and the deciding tie-break if there was one. */
export function winnerSentence({ score, terms }: Messages, sheet: ScoreSheet, context: Context): string {
  const winners = sheet.places[0] ?? [];
  const first = winners[0] ?? 0;
  const points = sheet.totals[first] ?? 0;
  const verdict =
    winners.length > 1
      ? score.shared(terms.and(winners.map((seat) => seatName(seat, context))), points)
      : score.wins(whoIs(first, context), points);
  const by = decidingTieBreak(sheet);
  if (by === undefined) return verdict;
  return `${verdict} ${by === 'lowestValue' ? score.decided.lowestValue : score.decided.mostFaceUp}`;
}
