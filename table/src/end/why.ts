import { at, pointsUnder, type ScoreLine, type ScoreSheet, type Seat } from '@archivolt/engine';

/** The points of every seat from one source. */
export interface SourcePoints {
  /** The code of its score lines. */
  readonly source: string;
  readonly points: readonly number[];
}

/** Why a finished game ended as it did, from its score sheet. */
export interface Why {
  readonly winner: Seat;
  /** The runner-up, or another of several winners. */
  readonly next: Seat;
  /** Where the winner's lead over the next was largest; absent if there was none. */
  readonly lead?: SourcePoints;
  /** What a loser did best: the reader, or the next. */
  readonly other:
    | { readonly seat: Seat; readonly ahead: SourcePoints }
    | { readonly seat: Seat; readonly most: SourcePoints }
    | { readonly seat: Seat; readonly best: ScoreLine }
    | undefined;
}

/** The points of a score sheet by source, in the order of these codes, without sources that gave nobody anything. */
export function sourcesOf(
  sheet: Pick<ScoreSheet, 'lines' | 'totals'>,
  codes: readonly string[] = codesIn(sheet),
): SourcePoints[] {
  return codes
    .map((source) => ({ source, points: pointsUnder(sheet, source) }))
    .filter(({ points }) => points.some((own) => own !== 0));
}

const codesIn = ({ lines }: Pick<ScoreSheet, 'lines'>): string[] => [
  ...new Set(lines.map(({ code }) => code)),
];

/** Undefined for a solo game. Of sources alike, the first of the codes is named. */
export function whyOf(
  sheet: ScoreSheet,
  reader: Seat | undefined,
  codes: readonly string[],
): Why | undefined {
  const [winners = [], followers = []] = sheet.places;
  const winner = preferring(reader, winners);
  const others = winners.filter((seat) => seat !== winner);
  const next = preferring(reader, others.length > 0 ? others : followers);
  if (winner === undefined || next === undefined) return undefined;
  const sources = sourcesOf(sheet, codes);
  const lead = furthest(sources, winner, next);
  const seat = reader !== undefined && !winners.includes(reader) ? reader : next;
  const ahead = furthest(sources, seat, winner);
  const other = ahead ? { seat, ahead } : bestOf(sheet, sources, seat, lead?.source);
  return {
    winner,
    next,
    other,
    ...(lead && { lead }),
  };
}

/** The source that gave a seat most, or its best line if that source has been mentioned already. */
function bestOf(
  sheet: ScoreSheet,
  sources: readonly SourcePoints[],
  seat: Seat,
  named: string | undefined,
): Why['other'] {
  const own = ({ points }: SourcePoints): number => at(points, seat);
  const [most] = [...sources].sort((a, b) => own(b) - own(a));
  if (most && most.source !== named && own(most) > 0) return { seat, most };
  const best =
    bestLine(
      sheet.lines.filter(({ code }) => code !== named),
      seat,
    ) ?? bestLine(sheet.lines, seat);
  return best && { seat, best };
}

const preferring = (reader: Seat | undefined, seats: readonly Seat[]): Seat | undefined =>
  seats.find((seat) => seat === reader) ?? seats[0];

function furthest(sources: readonly SourcePoints[], seat: Seat, other: Seat): SourcePoints | undefined {
  const by = ({ points }: SourcePoints): number => at(points, seat) - at(points, other);
  return sources.reduce<SourcePoints | undefined>(
    (most, one) => (by(one) > (most ? by(most) : 0) ? one : most),
    undefined,
  );
}

function bestLine(lines: readonly ScoreLine[], seat: Seat): ScoreLine | undefined {
  return lines
    .filter((line) => line.seat === seat && line.points > 0)
    .reduce<ScoreLine | undefined>(
      (best, line) => (best && best.points >= line.points ? best : line),
      undefined,
    );
}
