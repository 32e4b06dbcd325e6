import { at, type Facts, placesOf, type ScoreLine, type ScoreSheet, type Seat } from '@archivolt/engine';
import { count, listed, lowest } from './cards.ts';
import { countedAt, isFaceUp, neighbours, topPiece, valueAt } from './city.ts';
import type { EndEffect } from './componentSet.ts';
import { type Components, componentsOf, type Piece, pieceAt } from './components.ts';
import type { RuleNumber } from './ruleNumbers.ts';
import type { Table } from './state.ts';
import type { Space } from './vocabulary.ts';

/** The codes of the score lines; each has its sentence elsewhere. */
export const SCORE_CODES = ['building', 'beside', 'adjacent', 'fallen'] as const;
export type ScoreCode = (typeof SCORE_CODES)[number];
/** The codes of the tie-breaks. */
type TieBreakCode = 'mostFaceUp' | 'lowestValue';

/** AR-G2, AR-G3: the score if the game ended now; final when it has. */
export function score(table: Table): ScoreSheet {
  const components = componentsOf(table);
  const lines: ScoreLine[] = [];
  const values: number[][] = table.players.map(() => []);
  table.top.forEach((_, space) => {
    if (!isFaceUp(table, space)) return;
    const piece = topPiece(table, components, space);
    const value = valueAt(table, components, space);
    at(values, piece.seat).push(value);
    lines.push(line(piece.seat, 'AR-G2', 'building', value, valueFacts(table, components, piece, space)));
    if (piece.card.end) lines.push(...endLines(table, components, piece, piece.card.end, space));
  });
  table.players.forEach(({ beside }, seat) => {
    for (const number of listed(beside)) {
      const piece = pieceAt(components, seat, number);
      const value = at(piece.sides, 0);
      at(values, seat).push(value);
      lines.push(line(seat, 'AR-K13', 'beside', value, { card: piece.id }));
      if (piece.card.end) lines.push(...endLines(table, components, piece, piece.card.end, null));
    }
  });
  lines.sort((a, b) => a.seat - b.seat);
  const sums = table.players.map((_, seat) =>
    lines.filter((one) => one.seat === seat).reduce((sum, { points }) => sum + points, 0),
  );
  const tieBreaks = [
    { rule: 'AR-G3', code: 'mostFaceUp' satisfies TieBreakCode, values: values.map((own) => own.length) },
    // The lower lowest value wins, so it is negated; a player without a card never gets this far.
    {
      rule: 'AR-G3',
      code: 'lowestValue' satisfies TieBreakCode,
      values: values.map((own) => (own.length === 0 ? 0 : 0 - Math.min(...own))),
    },
  ];
  const places = placesOf(sums, tieBreaks);
  return { final: table.todo.length === 0, lines, totals: sums, tieBreaks, places };
}

function line(seat: Seat, rule: RuleNumber, code: ScoreCode, points: number, facts: Facts): ScoreLine {
  return { seat, rule, code, points, facts };
}

/** The value and, for X and N, how it is composed. */
function valueFacts(table: Table, components: Components, piece: Piece, space: Space): Facts {
  const facts = { card: piece.id, space, value: valueAt(table, components, space) };
  if (piece.base === undefined) return facts;
  const offset = at(piece.sides, at(table.face, space));
  return { ...facts, base: piece.base, counted: countedAt(table, components, piece, space), offset };
}

/** The points of an end effect with its facts; empty if it does not count. */
function endLines(
  table: Table,
  components: Components,
  piece: Piece,
  end: EndEffect,
  space: Space | null,
): ScoreLine[] {
  const points = endPoints(table, components, piece, end, space);
  if (points === 0) return [];
  const card = piece.id;
  switch (end.kind) {
    case 'adjacentTo': {
      const facts = {
        card,
        space,
        to: end.card,
        at: neighbourNamed(table, components, space, end.card) ?? null,
      };
      return [line(piece.seat, 'AR-K5', 'adjacent', points, facts)];
    }
    case 'perFallen': {
      const cards = count(at(table.players, piece.seat).fallen);
      return [line(piece.seat, 'AR-K13', 'fallen', points, { card, cards, each: end.points })];
    }
    default:
      return end satisfies never;
  }
}

function endPoints(
  table: Table,
  components: Components,
  piece: Piece,
  end: EndEffect,
  space: Space | null,
): number {
  switch (end.kind) {
    case 'adjacentTo':
      return neighbourNamed(table, components, space, end.card) === undefined ? 0 : end.points;
    case 'perFallen':
      return end.points * count(at(table.players, piece.seat).fallen);
    default:
      return end satisfies never;
  }
}

/** A face-up card of this name next to the space, of any player. */
function neighbourNamed(
  table: Table,
  components: Components,
  space: Space | null,
  card: string,
): Space | undefined {
  if (space === null) return undefined;
  return neighbours(table, space).find(
    (other) => isFaceUp(table, other) && topPiece(table, components, other).id === card,
  );
}

/** The points alone, without the sheet, for hot loops. */
export function totals(table: Table): number[] {
  const components = componentsOf(table);
  const sums = table.players.map(() => 0);
  for (let space = 0; space < table.top.length; space++) {
    if (!isFaceUp(table, space)) continue;
    const piece = topPiece(table, components, space);
    const end = piece.card.end;
    const points = end === undefined ? 0 : endPoints(table, components, piece, end, space);
    sums[piece.seat] = at(sums, piece.seat) + valueAt(table, components, space) + points;
  }
  for (let seat = 0; seat < sums.length; seat++) {
    for (let rest = at(table.players, seat).beside; rest !== 0; rest &= rest - 1) {
      const piece = pieceAt(components, seat, lowest(rest));
      const end = piece.card.end;
      const points = end === undefined ? 0 : endPoints(table, components, piece, end, null);
      sums[seat] = at(sums, seat) + at(piece.sides, 0) + points;
    }
  }
  return sums;
}
