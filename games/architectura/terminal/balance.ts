import {
  type Architectura,
  componentsOf,
  isFaceUp,
  listCards,
  pieceAt,
  topPiece,
  valueAt,
} from '@archivolt/architectura';
import { at, type ScoreSheet, type State } from '@archivolt/engine';
import { type Balance, pad, round } from '@archivolt/terminal';

interface CardCount {
  additional: boolean;
  /** Decks with the card, and their share of victories. */
  decks: number;
  won: number;
  /** Cards that were face up at the end, and the sum of their values. */
  standing: number;
  value: number;
}

/**
 * Statistics to judge the component set. The cards to swap in are drawn at random, because a card that bots avoid would never
 * be measured; the rest of the game is left to the bots.
 */
export function balance(): Balance<Architectura> {
  const cards = new Map<string, CardCount>();
  let players = 0;
  const countOf = (id: string, additional: boolean): CardCount => {
    const found = cards.get(id) ?? { additional, decks: 0, won: 0, standing: 0, value: 0 };
    cards.set(id, found);
    return found;
  };

  function watch({ table }: State<Architectura>, sheet: ScoreSheet): void {
    players += table.players.length;
    const components = componentsOf(table);
    const first = at(sheet.places, 0);
    table.players.forEach(({ deck, beside }, seat) => {
      const won = first.includes(seat) ? 1 / first.length : 0;
      for (const number of listCards(deck)) {
        const { id, card } = pieceAt(components, seat, number);
        const count = countOf(id, card.deck === 'additional');
        count.decks++;
        count.won += won;
      }
      for (const number of listCards(beside))
        stand(pieceAt(components, seat, number).id, at(pieceAt(components, seat, number).sides, 0));
    });
    table.top.forEach((_, space) => {
      if (isFaceUp(table, space))
        stand(topPiece(table, components, space).id, valueAt(table, components, space));
    });
  }

  function stand(id: string, value: number): void {
    const count = countOf(id, false);
    count.standing++;
    count.value += value;
  }

  const rows = () =>
    [...cards].map(([card, { additional, decks, won, standing, value }]) => ({
      card,
      additional,
      /** Share of decks with this card in which it was face up at the end, and its mean value there. */
      stood: round(decks > 0 ? standing / decks : 0),
      meanValue: round(standing > 0 ? value / standing : 0),
      /** Mean value over all decks with this card; a card that is not face up counts as 0. */
      meanWorth: round(decks > 0 ? value / decks : 0),
      ...(additional
        ? { swappedIn: decks, deckShare: round(decks / players), wonShare: round(won / decks) }
        : {}),
    }));

  return {
    isDrawn: (move) => move.do === 'replace' || move.do === 'ready',
    watch,
    report: () => ({ cards: rows() }),
    lines: () => [
      '',
      `${pad('card', 16)}   face up at end   mean value value per deck     swapped in      won`,
      ...rows()
        .sort((a, b) => b.meanWorth - a.meanWorth)
        .map((row) => {
          const added =
            'deckShare' in row ? `${percent(row.deckShare, 12)}  ${percent(row.wonShare, 8)}` : '';
          return `${pad(row.card, 16)} ${percent(row.stood, 16)} ${row.meanValue.toFixed(2).padStart(12)} ${row.meanWorth.toFixed(2).padStart(14)} ${added}`.trimEnd();
        }),
    ],
  };
}

function percent(share: number | undefined, width: number): string {
  return `${(100 * (share ?? 0)).toFixed(1)} %`.padStart(width);
}
