import { expect, test } from 'vitest';
import type { Label } from '../../session/storedGame.ts';
import { loadWholeShell } from '../../shell.ts';
import { describe as tell } from './describe.ts';

const t = await loadWholeShell('en');

const stored: Label = {
  id: 'x',
  game: 'red-cathedral',
  seats: [
    { seat: 0, name: 'You', kind: 'me', colour: 3 },
    { seat: 1, name: 'Varvara', kind: 'bot', colour: 1, level: 'greedy' },
    { seat: 2, name: 'Otto', kind: 'bot', colour: 2, level: 'random' },
  ],
  changed: 0,
  played: 40,
  summary: { turn: 31, over: false, toMove: 0 },
};

test('a game that waits for the reader says “Your turn”', () => {
  expect(tell(stored, t, 'en')).toMatchObject({
    status: 'Your turn',
    about: 'The Red Cathedral with Varvara and Otto, turn 31',
    mine: true,
    colour: 3,
  });
});

test('a game that waits for somebody else names that player', () => {
  const described = tell({ ...stored, summary: { turn: 31, over: false, toMove: 1 } }, t, 'en');
  expect(described).toMatchObject({ status: 'Varvara’s turn', mine: false, colour: 1 });
});

test('a finished game names the winners and their points', () => {
  const over = { turn: 40, over: true, totals: [30, 42, 42] };
  expect(tell({ ...stored, summary: { ...over, winners: [1, 2] } }, t, 'en').status).toBe(
    'Varvara and Otto share the victory with 42 points',
  );
  expect(tell({ ...stored, summary: { ...over, winners: [0] } }, t, 'en').status).toBe(
    'You won with 30 points',
  );
  expect(tell({ ...stored, summary: { ...over, winners: [1] } }, t, 'en').status).toBe(
    'Varvara won with 42 points',
  );
});
