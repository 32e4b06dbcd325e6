import { hasCard, type Piece } from '@archivolt/architectura';
import { texts } from '@archivolt/architectura/words';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { ruleOf } from '../controller/inspect.ts';
import { effectIcons, type IconId } from '../draw/icons.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

/** One card of each name that may be in this game: those of the decks, and all of them until the decks are shown. */
export function cardsOf({
  table,
  components,
  seat,
}: Pick<Reading, 'table' | 'components' | 'seat'>): Piece[] {
  const shown = table.players.every(({ deck }) => deck !== 0);
  const cards = new Map<string, Piece>();
  for (const piece of components.pieces) {
    const deck = table.players[piece.seat]?.deck ?? 0;
    if (shown && !hasCard(deck, piece.number)) continue;
    if (piece.seat === seat || !cards.has(piece.id)) cards.set(piece.id, piece);
  }
  return [...cards.values()].sort((a, b) => a.number - b.number);
}

/** The symbols on a card, each large enough to be recognised. */
const signsOf = ({ card }: Piece): IconId[] => [...effectIcons(card), ...(card.end ? ['end' as const] : [])];

/** What every building of this game does and when. */
export function buildings(reading: Reading): AidBlock<Picture> {
  const { m, aid } = reading;
  return {
    title: aid.titles.buildings,
    kind: 'cards',
    lines: cardsOf(reading).map((piece) => {
      const lines = texts.effectLines(m, piece.card);
      const said = lines.map(({ when, text }) => `${when}${m.terms.colon}${text}`);
      return {
        pictures: [{ show: 'card', piece, size: 72 }, ...signsOf(piece).map(icon)],
        name: m.terms.card(piece.id),
        text: said.length === 0 ? m.terms.noEffect : said.join(' '),
        rules: ruleOf(piece.id),
      };
    }),
  };
}
