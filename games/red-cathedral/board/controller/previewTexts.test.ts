import { at, seeded } from '@archivolt/engine';
import { loadTable } from '@archivolt/i18n';
import { redCathedral } from '@archivolt/red-cathedral';
import { loadGame } from '@archivolt/red-cathedral/words';
import { expect, test } from 'vitest';
import { preview } from './previewTexts.ts';

test('[RC-E5] a shared lead is described in one sentence that names all who share it', async () => {
  const [m, t] = [await loadGame('en'), await loadTable('en')];
  const { table } = redCathedral.setup(
    { players: 2, side: 'basic', influence: 'first', first: 0 },
    seeded(1),
  );
  const build = (seat: number, level: number): void => {
    Object.assign(at(at(table.towers, 0), level), { banner: seat, done: true });
  };
  build(1, 0);
  const before = { table: redCathedral.copyTable(table), seat: 0, mine: null };
  build(0, 1);
  const after = { table, seat: 0, mine: null };
  const considered = { before, after, from: before, events: [], moves: [], sealed: false };
  const { notes } = preview(m, t, considered, { table, names: ['Ada', 'Boris'], me: 0 });
  expect(notes).toEqual([
    { tone: 'good', rule: 'RC-E5', text: 'Tie for the lead in tower I: you and Boris' },
  ]);
});
