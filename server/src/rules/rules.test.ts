import { recording } from '@archivolt/engine';
import { dicePicks } from '@archivolt/protocol';
import { afterAll, expect, test } from 'vitest';
import { Forgotten } from './moment.ts';
import { firstPosition, storedPosition } from './position.ts';
import { NoThread, Rules, TookTooLong } from './rules.ts';
import type { Standing } from './work.ts';

const dice = { seed: '00'.repeat(32), salts: ['', ''] };
/** Of both seats, as each game calls them. */
const COLOURS = { 'red-cathedral': [0, 1], architectura: ['red', 'blue'] };

/** A game that has just begun, as it is stored. */
function begun(game: Standing['game']) {
  const options = { players: 2, colours: COLOURS[game] };
  const position = firstPosition(game, options, recording(dicePicks(dice, 0), []));
  return { table: game, game, state: position.toJson(), seats: 2 };
}

const cathedral = begun('red-cathedral');
const city = begun('architectura');
const rules = new Rules(5000);
const faulty = new Rules(300, new URL('./faulty.testing.js', import.meta.url));
afterAll(() => Promise.all([rules.close(), faulty.close()]));

/** As the thread knows it once it was told. */
async function standingOf({ game, ...stored }: ReturnType<typeof begun>, asked = rules): Promise<Standing> {
  const { key } = await asked.ask('look', { game, ...stored });
  return { table: stored.table, game, key };
}

/** At which the faulty rules stop before they look where the game stands. */
const nowhere = { table: 'nowhere', key: 'none' };
const forEver = () => faulty.ask('score', { game: 'red-cathedral', ...nowhere });

test('a step leads to the same moment as the rules themselves, and on from there', async () => {
  for (const start of [cathedral, city]) {
    let { state } = start;
    let standing = await standingOf(start);
    for (let version = 1; version <= 12; version++) {
      const before = storedPosition(start.game, state);
      const seat = before.toMove ?? 0;
      const [offer] = before.houseMove === undefined ? before.offers(seat) : [before.houseMove];
      const stepped = await rules.ask('step', {
        ...{ ...standing, seat, moves: [offer], dice, version },
        outlooks: [{ seat, offers: true }],
      });
      if (!stepped.ok) throw new Error(stepped.why);
      const played = before.submit(seat, [offer], dicePicks(dice, version));
      if (!played.ok) throw new Error(played.why);
      expect(stepped.state).toBe(played.position.toJson());
      expect(stepped.picks).toEqual(played.picks);
      expect(JSON.parse(stepped.events)).toEqual(played.events);
      expect(JSON.parse(stepped.seen[0]?.offers ?? '')).toEqual(played.position.offers(seat));
      state = stepped.state;
      standing = { ...standing, key: stepped.after.key };
    }
  }
});

test('what is refused is a value, and what cannot be read is thrown', async () => {
  const asked = { seat: 0, moves: [{ do: 'nothing' }], dice, version: 1, outlooks: [] };
  expect(await rules.ask('step', { ...(await standingOf(cathedral)), ...asked })).toMatchObject({
    ok: false,
  });
  await expect(rules.ask('look', { ...city, state: '{}' })).rejects.toThrow();
});

test('what is asked in one moment is answered each by itself', async () => {
  const standing = await standingOf(city, faulty);
  const answers = await Promise.allSettled([
    faulty.ask('view', { ...standing, seat: 0 }),
    faulty.ask('score', standing),
    faulty.ask('look', cathedral),
  ]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: { isWhole: true } },
    { status: 'rejected', reason: { message: 'a rule that holds a card of seat 1' } },
    { status: 'fulfilled', value: { key: expect.any(String) } },
  ]);
});

test('what never ends is broken off, wherever it stands, and the others are answered', async () => {
  const look = () => faulty.ask('look', city);
  const [first, second, third, fourth] = await Promise.allSettled([look(), forEver(), look(), forEver()]);
  for (const done of [first, third]) expect(done).toMatchObject({ value: { key: expect.any(String) } });
  for (const late of [second, fourth]) expect(late).toMatchObject({ reason: expect.any(TookTooLong) });
  expect(await look()).toMatchObject({ key: expect.any(String) });
});

test('what ends its thread is told so, and the next question begins another', async () => {
  const look = () => faulty.ask('look', city);
  const answers = await Promise.allSettled([
    look(),
    faulty.ask('score', { game: 'red-cathedral', ...nowhere, table: 'the end' }),
  ]);
  expect(answers).toMatchObject([
    { value: { key: expect.any(String) } },
    { reason: { message: expect.stringContaining('broke its thread') } },
  ]);
  expect(await look()).toMatchObject({ key: expect.any(String) });
});

test('a moment is known until the next step, and the one before while others put the game forward', async () => {
  const first = await standingOf(cathedral);
  const second = await standingOf(cathedral);
  expect(second.key).not.toBe(first.key);
  expect(await rules.ask('compare', { ...first, after: second.key, outlooks: [] })).toEqual([]);
  const third = await standingOf(cathedral);
  const seat = storedPosition(cathedral.game, cathedral.state).toMove ?? 0;
  const view = (standing: Standing) => rules.ask('view', { ...standing, seat });
  for (const known of [second, third]) expect(await view(known)).toMatchObject({ isWhole: true });
  for (const gone of [first, { ...third, table: 'another' }])
    await expect(view(gone)).rejects.toThrow(Forgotten);
  const { offers } = await view(third);
  const asked = { seat, moves: offers.slice(0, 1), dice, version: 1, outlooks: [] };
  expect(await rules.ask('step', { ...third, ...asked })).toMatchObject({ ok: true });
  await expect(view(third)).rejects.toThrow(Forgotten);
});

test('a thread that cannot begin is told, and so is a question after the end', async () => {
  const missing = new Rules(300, new URL('./nothing.testing.js', import.meta.url));
  await expect(missing.ask('look', city)).rejects.toThrow(NoThread);
  const closed = new Rules(300);
  await closed.close();
  await expect(closed.ask('look', city)).rejects.toThrow(NoThread);
});
