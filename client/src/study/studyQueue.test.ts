import { expect, test } from 'vitest';
import { StudyQueue } from './studyQueue.svelte.ts';

test('games that cannot be opened are counted, and do not hold up the others', async () => {
  const opened: string[] = [];
  const queue = new StudyQueue(
    () => {},
    async (id) => {
      opened.push(id);
      if (id === 'broken') throw new Error('a part of the app could not be loaded');
      return undefined;
    },
  );
  await queue.run(['broken', 'missing']);
  expect(opened).toEqual(['broken', 'missing']);
  expect(queue).toMatchObject({ isRunning: false, done: 2, failed: 2 });
});
