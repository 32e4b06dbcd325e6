import { architectura } from '@archivolt/architectura';
import type { Moment, Question, SpawnWorker } from '@archivolt/bots';
import { at, begin, offersOf, seeded, submit, viewOf } from '@archivolt/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplayableGame } from '../replay/replayFile.ts';
import { ReplaySession } from '../replay/replaySession.ts';
import { spawnInThread } from '../session/botService.testing.ts';
import { GameStore } from '../session/games.ts';
import { type KeyValueStorage, memoryStorage, STUDY_PREFIX } from '../session/savedDrafts.ts';
import { readStoredFigures } from './figures.ts';
import { stepsOf, turnsOf } from './lines.ts';
import { type CompleteStudy, StoredStudies, studySummary } from './storedStudies.ts';
import { StudyQueue } from './studyQueue.svelte.ts';
import { StudyRun } from './studyRun.svelte.ts';

/** A short game between random players. */
function playRandomGame(seed: number): ReplayableGame {
  const chance = seeded(seed);
  const options = { players: 2, first: 0 } as const;
  let { state, record } = begin(architectura, options, chance);
  const submissions: ReplayableGame['submissions'][number][] = [];
  for (
    let seat = architectura.toMove(state.table);
    seat !== undefined;
    seat = architectura.toMove(state.table)
  ) {
    const offers = offersOf(architectura, viewOf(state, seat));
    const move = at(offers, chance(offers.length));
    const answer = submit(architectura, state, seat, [move], chance);
    if (!answer.ok) throw new Error(answer.why);
    ({ state } = answer);
    submissions.push({ seat, moves: [architectura.notation.printMove(move)], picks: answer.picks });
  }
  const { setup } = record;
  const { rulesVersion } = architectura;
  return { game: 'architectura', rulesVersion, options, seats: [], setup, submissions };
}

const played = playRandomGame(4);
const sessionOf = (one: ReplayableGame, id = 'one') => new ReplaySession(architectura, one, id);

/** Answers immediately; the content does not matter here. */
function answering(asked: Question[], limit = { upTo: Number.POSITIVE_INFINITY }): SpawnWorker {
  return (heard) => ({
    ask: (question) => {
      asked.push(question);
      if (question.ask !== 'study' || asked.length > limit.upTo) return;
      const { index, id, depth } = question;
      const moment: Moment = {
        from: index,
        to: index + 1,
        seat: 0,
        turn: depth === 'deep' ? 2 : 1,
        win: [0.5, 0.5],
        scores: [1, 2],
      };
      queueMicrotask(() => heard({ id, ok: true, result: { moment } }));
    },
    terminate: () => undefined,
  });
}

let storage: KeyValueStorage;
let store: StoredStudies;
let asked: Question[];
beforeEach(() => {
  storage = memoryStorage();
  store = new StoredStudies(storage);
  asked = [];
});

test('a study asks one question per decision, is stored, and asks nothing when reopened', async () => {
  const study = new StudyRun(sessionOf(played), played, store, { spawn: answering(asked) });
  expect(study).toMatchObject({ isComplete: false, done: 0 });
  await study.run();
  expect(study).toMatchObject({ isComplete: true, isRunning: false, depth: 'normal', done: study.total });
  expect(asked).toHaveLength(study.total);
  const again = new StudyRun(sessionOf(played), played, store, { spawn: answering(asked) });
  expect(again).toMatchObject({ isComplete: true, depth: 'normal' });
  expect(again.moments).toEqual(study.moments);
  await again.run();
  expect(asked).toHaveLength(study.total);
  await again.run('deep');
  expect(asked).toHaveLength(2 * study.total);
  expect(new StudyRun(sessionOf(played), played, store).moments[0]?.turn).toBe(2);
});

test('the callback receives a complete study, also a stored one, but not an incomplete one', async () => {
  const handed: CompleteStudy[] = [];
  const complete = (study: CompleteStudy) => handed.push(study);
  const limit = { upTo: 3 };
  const study = new StudyRun(sessionOf(played), played, store, { spawn: answering(asked, limit), complete });
  const running = study.run();
  await expect.poll(() => study.done).toBe(3);
  study.stop();
  await running;
  expect(handed).toEqual([]);
  limit.upTo = Number.POSITIVE_INFINITY;
  await study.run();
  expect(handed).toEqual([{ depth: 'normal', isRough: false, moments: study.moments, end: study.end }]);
  new StudyRun(sessionOf(played), played, store, { complete });
  expect(handed[1]).toEqual(handed[0]);
});

test('a stopped study keeps its results and resumes from there', async () => {
  const limit = { upTo: 3 };
  const study = new StudyRun(sessionOf(played), played, store, { spawn: answering(asked, limit) });
  const running = study.run();
  await expect.poll(() => study.done).toBe(3);
  study.stop();
  await running;
  expect(study).toMatchObject({ isRunning: false, isComplete: false, hasFailed: false });
  expect(study.moments).toHaveLength(3);
  expect(store.load('one')).toBeUndefined();
  limit.upTo = Number.POSITIVE_INFINITY;
  asked.length = 0;
  await study.run();
  expect(study.isComplete).toBe(true);
  expect(asked).toHaveLength(study.total - 3);
});

test('a failed worker stops the study and marks it as failed', async () => {
  const breaks: SpawnWorker = (_, broke) => ({ ask: () => broke('lost'), terminate: () => undefined });
  const study = new StudyRun(sessionOf(played), played, store, { spawn: breaks });
  await study.run();
  expect(study).toMatchObject({ hasFailed: true, isRunning: false, isComplete: false });
});

test('a stored study that is damaged or of another version or game is ignored', async () => {
  await new StudyRun(sessionOf(played), played, store, { spawn: answering(asked) }).run();
  const isKnown = (one: ReplayableGame) => new StudyRun(sessionOf(one), one, store).isComplete;
  expect(isKnown(played)).toBe(true);
  expect(isKnown(playRandomGame(5))).toBe(false);
  const entry = storage.getItem(`${STUDY_PREFIX}one`) ?? '';
  for (const spoilt of [entry.replace('"version":', '"version":9'), entry.slice(0, -9), '[]']) {
    storage.setItem(`${STUDY_PREFIX}one`, spoilt);
    expect(isKnown(played)).toBe(false);
  }
});

test('the oldest studies are dropped, and deleting a game deletes its study', () => {
  const study: CompleteStudy = {
    depth: 'normal',
    isRough: false,
    moments: [],
    end: { win: [1, 0], scores: [3, 2] },
  };
  for (let game = 0; game < 25; game++) store.save(`g${game}`, 'p', study);
  // Twenty studies, and one entry with the figures of all.
  expect(storage.length).toBe(21);
  expect(store.load('g24')).toEqual(study);
  new GameStore(storage).remove('g24');
  expect(store.load('g24')).toBeUndefined();
});

test('studies are dropped in the order they were stored, even if the clock stops or runs backwards', () => {
  const end = { win: [1, 0], scores: [3, 2] };
  const games = Array.from({ length: 25 }, (_, game) => `g${game}`);
  const now = vi.spyOn(Date, 'now');
  try {
    for (const step of [0, -1000]) {
      store = new StoredStudies(memoryStorage());
      for (const [index, game] of games.entries()) {
        now.mockReturnValue(2_000_000_000_000 + index * step);
        store.save(game, 'p', { depth: 'normal', isRough: false, moments: [], end });
      }
      expect(games.filter((game) => store.load(game))).toEqual(games.slice(5));
      expect([...store.figures().keys()]).toEqual(games.toReversed());
    }
  } finally {
    now.mockRestore();
  }
});

test('the summary has accuracy and luck by seat, and the turn that gained the winner the most', () => {
  const moment = (from: number, win: number): Moment => ({
    from,
    to: from + 1,
    seat: from % 2,
    turn: from + 1,
    win: [win, 1 - win],
    scores: [0, 0],
    luck: [0.1, -0.1],
  });
  const moments = [moment(0, 0.5), moment(1, 0.4), moment(2, 0.9)];
  store.save('one', 'p', { depth: 'normal', isRough: false, moments, end: { win: [1, 0], scores: [3, 2] } });
  const summary = studySummary('one', store);
  expect(summary).toMatchObject({
    accuracy: [undefined, undefined],
    decisive: { version: 2, seat: 1, turn: 2 },
  });
  expect(summary?.luck[0]).toBeCloseTo(0.3);
  expect(studySummary('two', store)).toBeUndefined();
});

test('every option and its continuation consist of legal moves', async () => {
  const begun = { ...played, submissions: played.submissions.slice(0, 8) };
  const study = new StudyRun(sessionOf(begun), begun, store, { spawn: spawnInThread(seeded(1)) });
  await study.run();
  const session = new ReplaySession(architectura, begun, 'one');
  let count = 0;
  for (const { from, choice } of study.moments) {
    const view = session.decidingAt(from);
    for (const { moves, expected } of choice?.others ?? []) {
      expect(stepsOf(architectura, view, moves)).toHaveLength(moves.length);
      if (!expected) continue;
      count++;
      const turns = turnsOf(architectura, view, moves, expected);
      expect(turns.map(({ seat, steps }) => [seat, steps.length])).toEqual(
        expected.turns.map(({ seat, moves: after }) => [seat, after.length]),
      );
    }
  }
  expect(count).toBeGreaterThan(2);
});

test('accuracy and luck are stored separately from the study and outlive it', async () => {
  const study = new StudyRun(sessionOf(played), played, store, { spawn: answering(asked) });
  await study.run();
  expect(store.figures().get('one')).toMatchObject({ accuracy: [null, null], luck: [0, 0] });
  // Later studies displace the oldest, but not what it found.
  const kept = store.load('one');
  if (!kept) throw new Error('the study is not stored');
  for (let n = 0; n < 25; n++) store.save(`later${n}`, 'print', kept);
  expect(store.load('one')).toBeUndefined();
  expect(store.figures().size).toBe(26);
  store.save('rough', 'print', { ...kept, isRough: true });
  expect(store.figures().has('rough')).toBe(false);
  store.forgetFigures();
  expect(store.figures().size).toBe(0);
});

test('figures that are damaged or of another version are dropped individually', () => {
  const good = { version: 1, kept: 5, accuracy: [80, null], luck: [0.1, -0.1] };
  const entries = { good, bad: { ...good, luck: 'much' }, old: { ...good, version: 0 } };
  expect([...readStoredFigures(JSON.stringify(entries), 1).keys()]).toEqual(['good']);
  expect(readStoredFigures('{', 1).size).toBe(0);
  expect(readStoredFigures('null', 1).size).toBe(0);
});

test('several games are studied one after the other, and a failed one does not stop the rest', async () => {
  const opened: string[] = [];
  const open = async (id: string) => {
    opened.push(id);
    return id === 'missing'
      ? undefined
      : new StudyRun(sessionOf(played, id), played, store, { spawn: answering(asked) });
  };
  const studied: string[] = [];
  const all = new StudyQueue((id) => void studied.push(id), open);
  const running = all.run(['a', 'missing', 'b']);
  expect(all.isRunning).toBe(true);
  await running;
  expect(opened).toEqual(['a', 'missing', 'b']);
  expect(studied).toEqual(['a', 'b']);
  expect(all).toMatchObject({ isRunning: false, total: 3, done: 3, failed: 1, part: 1 });
  expect([...store.figures().keys()].sort()).toEqual(['a', 'b']);
});

test('stopping a study of several games keeps the completed ones', async () => {
  const limit = { upTo: Number.POSITIVE_INFINITY };
  const open = async (id: string) =>
    new StudyRun(sessionOf(played, id), played, store, { spawn: answering(asked, limit) });
  const all = new StudyQueue(() => {
    // The second game gets no further than a few decisions.
    limit.upTo = asked.length + 3;
  }, open);
  const running = all.run(['a', 'b', 'c']);
  await expect.poll(() => all.done === 1 && asked.length > limit.upTo).toBe(true);
  expect(all.part).toBeGreaterThan(1 / 3);
  all.stop();
  await running;
  expect(all).toMatchObject({ isRunning: false, done: 1, failed: 0 });
  expect([...store.figures().keys()]).toEqual(['a']);
});
