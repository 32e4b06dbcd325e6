import { architectura } from '@archivolt/architectura';
import { at, begin, offersOf, seeded, submit, viewOf } from '@archivolt/engine';
import { expect, test } from 'vitest';
import type { StoredGame, Submission } from '../session/storedGame.ts';
import { readFinishedRecords } from './finishedGames.ts';
import { summarise, withStudies } from './finishedStorage.ts';

/** A game between random players, played to its end. */
function finishedGame(): StoredGame {
  const chance = seeded(4);
  const options = { players: 2, first: 0 };
  let { state, record } = begin(architectura, options, chance);
  const submissions: Submission[] = [];
  for (let seat = architectura.toMove(state.table); seat !== undefined; ) {
    const offers = offersOf(architectura, viewOf(state, seat));
    const move = at(offers, chance(offers.length));
    const answer = submit(architectura, state, seat, [move], chance);
    if (!answer.ok) throw new Error(answer.why);
    submissions.push({ seat, moves: [architectura.notation.printMove(move)], picks: answer.picks });
    state = answer.state;
    seat = architectura.toMove(state.table);
  }
  return {
    id: 'city',
    game: 'architectura',
    rulesVersion: architectura.rulesVersion,
    options,
    seats: [
      { seat: 0, name: 'Ada', kind: 'me', colour: 0 },
      { seat: 1, name: 'Boris', kind: 'bot', colour: 3, level: 'skilled' },
    ],
    created: 1,
    changed: 2,
    setup: record.setup,
    submissions,
    summary: { turn: 1, over: true },
  };
}

test('a finished game is recorded with its result and its points by source', () => {
  const finished = summarise(architectura, finishedGame());
  expect(finished).toMatchObject({ id: 'city', mode: 'bots', at: 2, game: 'architectura' });
  const { totals = [], sources = [] } = finished ?? {};
  for (const [seat, total] of totals.entries())
    expect(sources.reduce((sum, { points }) => sum + at(points, seat), 0)).toBe(total);
  expect(readFinishedRecords(JSON.stringify([finished]))).toEqual([finished]);
});

test('a study is added only to the record of its own game', () => {
  const finished = summarise(architectura, finishedGame());
  if (!finished) throw new Error('the game is not over');
  const study = { accuracy: [80, 90], luck: [0.1, -0.1] };
  const other = { ...finished, id: 'other' };
  expect(withStudies([finished, other], new Map([['city', study]]))).toEqual([{ ...finished, study }, other]);
  const three = { accuracy: [1, 2, 3], luck: [0, 0, 0] };
  expect(withStudies([finished], new Map([['city', three]]))).toEqual([finished]);
});

test('a running game is not recorded', () => {
  const game = finishedGame();
  expect(summarise(architectura, { ...game, submissions: game.submissions.slice(0, 5) })).toBeUndefined();
});
