import {
  componentsOf,
  type Do,
  hasLeft,
  type Move,
  offeredPiece,
  swapsUsed,
  type View,
} from '@archivolt/architectura';
import { texts as architecturaTexts } from '@archivolt/architectura/words';
import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { sidesOf } from './board.ts';
import { type Speech, viewContext } from './speech.ts';

/** The offers: the game's own texts, followed by what a screen would show beside the card. */

const { compareSentence, describeSpace, moveLabel, moveShort } = architecturaTexts;

/** Under the heading of its card a play consists of its space, what is there and what it does to the left. */
export function offer({ m }: Speech, view: View, move: Move): string {
  const { table, seat } = view;
  const context = viewContext(m, view);
  if (move.do !== 'play') return moveLabel(m, move, context);
  const { card, space } = move;
  const bare = at(table.top, space) < 0 && at(table.token, space) < 0;
  const where = bare ? moveShort(m, move, context) : describeSpace(m, space, context);
  return hasLeft(table, space) ? `${where}. ${compareSentence(m, seat, card, space, context)}` : where;
}

/** The heading for offers of one kind; each hand card has its own. */
export function group({ m, translations }: Speech, view: View, move: Move): string {
  const { table, seat } = view;
  if (move.do === 'play' || move.do === 'playBeside' || move.do === 'remove') {
    const { card } = offeredPiece(componentsOf(table), seat, move.card);
    return `${m.terms.card(card.id)} · ${sidesOf(card)}`;
  }
  const { optional, choices } = translations.table.actions;
  const { continue: further } = translations.terminal;
  const headings: { [K in Exclude<Do, 'play' | 'playBeside' | 'remove'>]: string } = {
    replace: `${m.decks.title} · ${m.decks.left(table.swaps - swapsUsed(view.mine.fresh))}`,
    ready: further,
    show: further,
    continue: further,
    search: optional,
    exchange: optional,
    pass: further,
    pay: m.terms.timings.cost,
    spare: capital(m.describe.protected),
    allow: capital(m.describe.protected),
    move: choices,
    turn: choices,
    return: choices,
    rebuild: choices,
    token: choices,
    faceDown: choices,
    faceDownBeside: choices,
    swap: choices,
    protect: choices,
    copy: choices,
    decline: further,
  };
  return headings[move.do];
}
