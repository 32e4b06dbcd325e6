import { recording } from '@archivolt/engine';
import { dicePicks } from '@archivolt/protocol';
import { afterAll, expect, test } from 'vitest';
import { withGame } from '../games.ts';
import { firstPosition, storedPosition } from './position.ts';
import { Rules, RulesUnavailable, StepTimeout } from './rules.ts';
import type { PositionText } from './work.ts';

const dice = { seed: '00'.repeat(32), salts: ['', ''] };
/** A stored game that has just started. */
function startedGame(game: PositionText['game']) {
  const { rulesVersion, facts } = withGame(game, ({ rulesVersion, facts }) => ({ rulesVersion, facts }));
  const options = { players: 2, colours: facts.colours.slice(0, 2) };
  const position = firstPosition({ game, rulesVersion }, options, recording(dicePicks(dice, 0), []));
  return { game, rulesVersion, state: position.toJson(), seats: 2 };
}

const cathedral = startedGame('red-cathedral');
const city = startedGame('architectura');
const rules = new Rules(5000);
const faulty = new Rules(300, new URL('./faulty.testing.js', import.meta.url));
afterAll(() => Promise.all([rules.close(), faulty.close()]));

/** The faulty rules crash before they read this state. */
const nowhere = { ...cathedral, state: 'nowhere' };
const hang = () => faulty.ask('score', nowhere);

test('steps in the rules thread give the same positions as the rules', async () => {
  for (const start of [cathedral, city]) {
    let { state } = start;
    for (let version = 1; version <= 12; version++) {
      const before = storedPosition(start, state);
      const seat = before.toMove ?? 0;
      const [offer] = before.forcedMove === undefined ? before.offers(seat) : [before.forcedMove];
      const stepped = await rules.ask('step', {
        ...start,
        state,
        seat,
        moves: [offer],
        dice,
        version,
        at: 0,
        chain: null,
        viewpoints: [{ seat, offers: true }],
      });
      if (!stepped.ok) throw new Error(stepped.why);
      const played = before.submit(seat, [offer], dicePicks(dice, version));
      if (!played.ok) throw new Error(played.why);
      expect(stepped.state).toBe(played.position.toJson());
      expect(stepped.picks).toEqual(played.picks);
      expect(JSON.parse(stepped.events)).toEqual(played.events);
      expect(JSON.parse(stepped.updates[0]?.offers ?? '')).toEqual(played.position.offers(seat));
      state = stepped.state;
    }
  }
});

test('a refusal is a value, and unreadable input throws', async () => {
  const asked = { seat: 0, moves: [{ do: 'nothing' }], dice, version: 1, at: 0, chain: null, viewpoints: [] };
  expect(await rules.ask('step', { ...cathedral, ...asked })).toMatchObject({
    ok: false,
  });
  await expect(rules.ask('inspect', { ...city, state: '{}' })).rejects.toThrow();
});

test('requests of one tick are answered individually', async () => {
  const answers = await Promise.allSettled([
    faulty.ask('view', { ...city, seat: 0 }),
    faulty.ask('score', city),
    faulty.ask('inspect', cathedral),
  ]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: { isComplete: true } },
    { status: 'rejected', reason: { message: 'a rule that holds a card of seat 1' } },
    { status: 'fulfilled', value: { toMove: expect.any(Number) } },
  ]);
});

test('a request that cannot be copied to the thread fails alone', async () => {
  const nested: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  const asked = { seat: 0, dice, version: 1, at: 0, chain: null, viewpoints: [] };
  const answers = await Promise.allSettled([
    rules.ask('inspect', city),
    rules.ask('step', { ...city, ...asked, moves: [{ do: 'pass', nested }] }),
    rules.ask('inspect', cathedral),
  ]);
  expect(answers).toMatchObject([
    { value: { toMove: expect.any(Number) } },
    { reason: expect.any(RangeError) },
    { value: { toMove: expect.any(Number) } },
  ]);
});

test('a request that never ends is aborted, and the others are answered', async () => {
  const look = () => faulty.ask('inspect', city);
  const [first, second, third, fourth] = await Promise.allSettled([look(), hang(), look(), hang()]);
  for (const done of [first, third]) expect(done).toMatchObject({ value: { toMove: expect.any(Number) } });
  for (const late of [second, fourth]) expect(late).toMatchObject({ reason: expect.any(StepTimeout) });
  expect(await look()).toMatchObject({ toMove: expect.any(Number) });
});

test('a request that ends its thread fails, and the next one starts another thread', async () => {
  const look = () => faulty.ask('inspect', city);
  const answers = await Promise.allSettled([look(), faulty.ask('score', { ...nowhere, state: 'the end' })]);
  expect(answers).toMatchObject([
    { value: { toMove: expect.any(Number) } },
    { reason: { message: expect.stringContaining('broke its thread') } },
  ]);
  expect(await look()).toMatchObject({ toMove: expect.any(Number) });
});

test('the thread is stateless: the same request gives the same answer after other requests', async () => {
  const seat = storedPosition(cathedral, cathedral.state).toMove ?? 0;
  const view = () => rules.ask('view', { ...cathedral, seat });
  const first = await view();
  const asked = {
    seat,
    moves: first.offers.slice(0, 1),
    dice,
    version: 1,
    at: 0,
    chain: null,
    viewpoints: [{ seat, offers: true }],
  };
  const stepped = await rules.ask('step', { ...cathedral, ...asked });
  if (!stepped.ok) throw new Error(stepped.why);
  expect(await view()).toEqual(first);
  expect(await rules.ask('step', { ...cathedral, ...asked })).toEqual(stepped);
  const compared = await rules.ask('compare', {
    ...cathedral,
    after: stepped.state,
    viewpoints: asked.viewpoints,
  });
  expect(compared).toEqual(stepped.updates);
});

test('requests fail with RulesUnavailable if the thread cannot start or is closed', async () => {
  const missing = new Rules(300, new URL('./nothing.testing.js', import.meta.url));
  await expect(missing.ask('inspect', city)).rejects.toThrow(RulesUnavailable);
  const closed = new Rules(300);
  await closed.close();
  await expect(closed.ask('inspect', city)).rejects.toThrow(RulesUnavailable);
});
