import { type Architectura, architectura } from '@archivolt/architectura';
import { seeded, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { memoryStorage, SavedDrafts } from '../../session/savedDrafts.ts';
import { earlierKeeper } from './earlier.ts';

test("a seat's knowledge from before its last turn survives a reload and applies to that turn only", async () => {
  const drafts = new SavedDrafts(memoryStorage());
  const { mine } = viewOf(architectura.setup({ players: 2, first: 0 }, seeded(1)), 0);
  let last = 4;
  const open = () => earlierKeeper<Architectura>('table', drafts, () => last);
  const kept = await open();
  expect(kept.load()).toBeUndefined();
  kept.save(mine);
  expect(kept.load()).toEqual(mine);
  await drafts.saveDraft('other', { version: 0, moves: [] }); // written after it
  expect((await open()).load()).toEqual(mine);
  last = 6;
  expect((await open()).load()).toBeUndefined();
  kept.save(undefined);
  expect(kept.load()).toBeUndefined();
});

test('an unreadable entry is ignored', async () => {
  const drafts = new SavedDrafts(memoryStorage());
  await drafts.saveDraft('table.before', { version: 4, moves: ['{'] });
  expect((await earlierKeeper<Architectura>('table', drafts, () => 4)).load()).toBeUndefined();
});
