import { recording } from '@archivolt/engine';
import { dicePicks } from '@archivolt/protocol';
import { afterAll, expect, test } from 'vitest';
import { firstPosition, storedPosition } from './position.ts';
import { NoThread, Rules, TookTooLong } from './rules.ts';
import type { Standing } from './work.ts';

const dice = { seed: '00'.repeat(32), salts: ['', ''] };
/** Of both seats, as each game calls them. */
const COLOURS = { 'red-cathedral': [0, 1], architectura: ['red', 'blue'] };

/** A game that has just begun. */
function begun(game: Standing['game']): Standing {
  const options = { players: 2, colours: COLOURS[game] };
  const position = firstPosition(game, options, recording(dicePicks(dice, 0), []));
  return { table: game, game, state: position.toJson() };
}

const cathedral = begun('red-cathedral');
const city = begun('architectura');
const rules = new Rules(5000);
const faulty = new Rules(300, new URL('./faulty.testing.js', import.meta.url));
afterAll(() => Promise.all([rules.close(), faulty.close()]));

const forEver = () => faulty.ask('score', cathedral);

test('a step leads to the same moment as the rules themselves, and on from there', async () => {
  for (const start of [cathedral, city]) {
    let { state } = start;
    for (let version = 1; version <= 12; version++) {
      const before = storedPosition(start.game, state);
      const seat = before.toMove ?? 0;
      const [offer] = before.houseMove === undefined ? before.offers(seat) : [before.houseMove];
      const stepped = await rules.ask('step', {
        ...{ ...start, state, seat, moves: [offer], dice, version },
        outlooks: [{ seat, offers: true }],
      });
      if (!stepped.ok) throw new Error(stepped.why);
      const played = before.submit(seat, [offer], dicePicks(dice, version));
      if (!played.ok) throw new Error(played.why);
      expect(stepped.after.state).toBe(played.position.toJson());
      expect(stepped.picks).toEqual(played.picks);
      expect(JSON.parse(stepped.events)).toEqual(played.events);
      expect(JSON.parse(stepped.seen[0]?.offers ?? '')).toEqual(played.position.offers(seat));
      state = stepped.after.state;
    }
  }
});

test('what is refused is a value, and what cannot be read is thrown', async () => {
  const asked = { seat: 0, moves: [{ do: 'nothing' }], dice, version: 1, outlooks: [] };
  expect(await rules.ask('step', { ...cathedral, ...asked })).toMatchObject({ ok: false });
  await expect(rules.ask('look', { ...city, state: '{}', seats: 2 })).rejects.toThrow();
});

test('what is asked in one moment is answered each by itself', async () => {
  const answers = await Promise.allSettled([
    faulty.ask('view', { ...city, seat: 0 }),
    faulty.ask('score', city),
    faulty.ask('look', { ...cathedral, seats: 2 }),
  ]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: { isWhole: true } },
    { status: 'rejected', reason: { message: 'a rule that holds a card of seat 1' } },
    { status: 'fulfilled', value: { state: cathedral.state } },
  ]);
});

test('what never ends is broken off, wherever it stands, and the others are answered', async () => {
  const look = () => faulty.ask('look', { ...city, seats: 2 });
  const [first, second, third, fourth] = await Promise.allSettled([look(), forEver(), look(), forEver()]);
  for (const done of [first, third]) expect(done).toMatchObject({ value: { state: city.state } });
  for (const late of [second, fourth]) expect(late).toMatchObject({ reason: expect.any(TookTooLong) });
  expect(await look()).toMatchObject({ state: city.state });
});

test('what ends its thread is told so, and the next question begins another', async () => {
  const look = () => faulty.ask('look', { ...city, seats: 2 });
  const answers = await Promise.allSettled([look(), faulty.ask('score', { ...cathedral, table: 'the end' })]);
  expect(answers).toMatchObject([
    { value: { state: city.state } },
    { reason: { message: expect.stringContaining('broke its thread') } },
  ]);
  expect(await look()).toMatchObject({ state: city.state });
});

test('a thread that cannot begin is told, and so is a question after the end', async () => {
  const missing = new Rules(300, new URL('./nothing.testing.js', import.meta.url));
  await expect(missing.ask('score', city)).rejects.toThrow(NoThread);
  const closed = new Rules(300);
  await closed.close();
  await expect(closed.ask('score', city)).rejects.toThrow(NoThread);
});
