import { at } from '@archivolt/engine';
import { capital, loadTable } from '@archivolt/i18n';
import { countOf, type Move } from '@archivolt/red-cathedral';
import { loadGame, type RedCathedralMessages, texts } from '@archivolt/red-cathedral/words';
import type { Locator, Page } from '@playwright/test';
import { endsWith, startsWith } from '../../../e2e/src/support/names.ts';
import type { Hand } from './hand.ts';
import type { Situation } from './record.ts';
import { type Touch, waysOf } from './ways.ts';

/** Plays by roles and accessible names only, like a screen reader user. */
export async function screenReader(): Promise<Hand> {
  const game = await loadGame('en');
  const table = await loadTable('en');
  return {
    async make(page, move, situation) {
      for (const touch of waysOf(move, situation)[0] ?? [])
        await findByName(page, touch, situation, game).press('Enter');
    },
    async confirm(page) {
      const names = [table.actions.confirm, table.actions.confirmUnknown];
      await page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) }).press('Enter');
    },
    press: (_page, button) => button.press('Enter'),
  };
}

function findByName(
  page: Page,
  touch: Touch,
  { draft: { view }, stored }: Situation,
  m: RedCathedralMessages,
): Locator {
  const context = { table: view.table, names: stored.seats.map(({ name }) => name), me: view.seat };
  if (touch.on === 'action') {
    const words = m.commands[touch.name];
    return page.getByRole('button', { name: words.name, exact: true });
  }
  if (touch.on === 'choice') {
    if (touch.move.do === 'end')
      return page.getByRole('button', { name: startsWith(texts.moveShort(m, touch.move, context)) });
    if (touch.move.do === 'roll') {
      const names = [texts.moveShort(m, touch.move, context), m.board.rollWithout('')];
      return page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})`) });
    }
    const group = page.getByRole('group', { name: 'Choose' });
    return group.getByRole('button', { name: wordsOf(touch.move, context, m), exact: true });
  }
  const part = page.getByRole('region', { name: partOf(touch.target, m), exact: true });
  if (touch.line)
    return part.getByRole('button', { name: endsWith(texts.lineLabel(m, touch.line, context)) }).first();
  const [on, number] = touch.target.split(':');
  if (on === 'die')
    return part.getByRole('button', { name: startsWith(texts.describeDie(m, Number(number), context)) });
  if (on !== 'goods') throw new Error(`${touch.target} has no name of its own`);
  const have = m.terms.count(
    Number(number),
    countOf(at(view.table.players, view.seat).goods, Number(number)),
  );
  return part.getByRole('button', { name: `${m.terms.inventory}${m.terms.colon}${have}`, exact: true });
}

/** The text of a button: what is taken, used or activated is named by what it gives, with the verb before it. */
function wordsOf(move: Move, context: texts.Context, m: RedCathedralMessages): string {
  const short = texts.moveShort(m, move, context);
  if (move.do === 'slot') return `${capital(m.terms.faceDown)} ${short}`;
  return move.do === 'take' || move.do === 'use' || move.do === 'activate'
    ? `${m.commands[move.do].name} ${short}`
    : short;
}

function partOf(target: string, { terms }: RedCathedralMessages): string {
  const on = target.split(':')[0] ?? '';
  if (on === 'section') return terms.cathedral;
  return ['die', 'place', 'influence', 'supply'].includes(on) ? terms.market : terms.workshop;
}
