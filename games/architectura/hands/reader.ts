import { componentsOf, type Move, pieceNamed } from '@archivolt/architectura';
import { type ArchitecturaMessages, loadGame, texts } from '@archivolt/architectura/words';
import { loadTable } from '@archivolt/i18n';
import type { Locator, Page } from '@playwright/test';
import { endsWith, escapeRegExp, startsWith } from '../../../e2e/src/support/names.ts';
import { type Hand, handOf } from './hand.ts';
import type { Situation } from './record.ts';
import type { Touch } from './ways.ts';

/** Plays by roles and accessible names only, like a screen reader user. */
export async function screenReader(): Promise<Hand> {
  const game = await loadGame('en');
  const { actions } = await loadTable('en');
  const confirming = new RegExp(
    `^(?:${[actions.confirm, actions.confirmUnknown].map(escapeRegExp).join('|')})$`,
  );
  return handOf({
    find: (page, touch, move, last, situation) => {
      if (touch.on === 'action')
        return page.getByRole('button', { name: game.commands[touch.name].name, exact: true });
      return touch.on === 'choice'
        ? findAnswer(page, move, situation, game)
        : findOnBoard(page, touch, move, last, situation, game);
    },
    touch: async (_page, button) => button.press('Enter'),
    confirm: (page) => page.getByRole('button', { name: confirming }).press('Enter'),
    ways: () => 0,
  });
}

const contextOf = ({ draft: { view }, stored }: Situation): texts.Context => ({
  table: view.table,
  names: stored.seats.map(({ name }) => name),
  me: view.seat,
});

function findAnswer(page: Page, move: Move, situation: Situation, m: ArchitecturaMessages): Locator {
  return page.getByRole('button', { name: startsWith(texts.moveShort(m, move, contextOf(situation))) });
}

/** A thing on the board: the last touch is named by what it does, the first by what it is. */
function findOnBoard(
  page: Page,
  { target }: Extract<Touch, { on: 'board' }>,
  move: Move,
  last: boolean,
  situation: Situation,
  m: ArchitecturaMessages,
): Locator {
  const { view } = situation.draft;
  const context = contextOf(situation);
  const [on = '', name = ''] = target.split(':');
  const part =
    on === 'hand'
      ? page.getByRole('list', { name: m.terms.hand, exact: true })
      : on === 'yard' || on === 'beside'
        ? page.getByRole('main')
        : page.getByRole('region', { name: m.terms.city, exact: true });
  if (!last && on === 'space')
    return part.getByRole('button', { name: startsWith(texts.describeSpace(m, Number(name), context)) });
  const piece = pieceNamed(componentsOf(view.table), view.seat, name);
  if (!last && piece)
    return part.getByRole('button', { name: startsWith(texts.describeCard(m, piece.card)) }).first();
  return part.getByRole('button', { name: endsWith(sentence(m, move, situation)) }).first();
}

/** The sentence for the last touch; a play includes what comparing does. */
function sentence(m: ArchitecturaMessages, move: Move, situation: Situation): string {
  const context = contextOf(situation);
  const label = texts.moveLabel(m, move, context);
  if (move.do !== 'play') return label;
  return `${label}. ${texts.compareSentence(m, situation.draft.view.seat, move.card, move.space, context)}`;
}
