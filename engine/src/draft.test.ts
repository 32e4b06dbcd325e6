import { expect, test } from 'vitest';
import { replaying } from './chance.ts';
import { extend, startDraft, undo } from './draft.ts';
import type { View } from './game.ts';
import { viewOf } from './play.ts';
import { type Toy, toy } from './toy.testing.ts';

const view = (): View<Toy> => viewOf(toy.setup({ seats: 2, turns: 3 }, replaying([4, 2])), 0);

test('a draft plays on its own copy and reports what would happen', () => {
  const own = view();
  const draft = extend(toy, startDraft(own), { do: 'show', die: 5 });
  expect(draft.view).toMatchObject({ table: { shown: [[5], []] }, mine: [] });
  expect(draft.steps).toMatchObject([{ move: { do: 'show', die: 5 }, events: [{ type: 'showed', die: 5 }] }]);
  expect(draft.sealed).toBe(false);
  expect(own).toEqual(view());
});

test('a pick seals the draft before its outcome is known, and the draft cannot be extended', () => {
  const draft = extend(toy, startDraft(view()), { do: 'draw' });
  expect(draft.sealed).toBe(true);
  expect(draft.view.mine).toEqual([5]);
  expect(() => extend(toy, draft, { do: 'done' })).toThrow('a sealed draft cannot be extended');
});

test('undo takes back one or more steps, even of a sealed draft', () => {
  const first = extend(toy, startDraft(view()), { do: 'show', die: 5 });
  const sealed = extend(toy, first, { do: 'draw' });
  const back = undo(sealed);
  expect(back).toEqual(first);
  expect(undo(sealed, 2)).toEqual(startDraft(view()));
  expect(undo(sealed, 9)).toEqual(startDraft(view()));
  expect(extend(toy, back, { do: 'done' }).view.table.turn).toBe(1);
});

test('undo of an empty draft does nothing', () => {
  const start = startDraft(view());
  expect(undo(start)).toBe(start);
});

test('an error in the rules is thrown and does not seal the draft', () => {
  const broken = {
    ...toy,
    play: (): void => {
      throw new Error('broken');
    },
  };
  expect(() => extend(broken, startDraft(view()), { do: 'done' })).toThrow('broken');
});
