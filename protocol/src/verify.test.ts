import { architectura } from '@archivolt/architectura';
import { type Game, offersOf, recording, type Shape, seeded, submit, viewOf } from '@archivolt/engine';
import { redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { commitmentOf, dicePicks } from './dice.ts';
import { chained, type GameFile, gameFile } from './gameFile.ts';
import { read } from './schema.ts';
import { verifyGame } from './verify.ts';

const SEED = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00';

/** A whole game between players who choose at random, as a server would have written it down. */
function playedGame<G extends Shape>(
  game: Game<G>,
  options: unknown,
  players: number,
  seed: number,
): GameFile {
  const checked = game.readOptions(options);
  if (!checked.ok) throw new Error(checked.path);
  const salts = Array.from({ length: players }, (_, seat) => `0${seat}ab`);
  const dice = { seed: SEED, salts };
  const setup: number[] = [];
  let state = game.setup(checked.value, recording(dicePicks(dice, 0), setup));
  const rows: Omit<GameFile['log'][number], 'hash'>[] = [];
  const choose = seeded(seed);
  for (let seat = game.toMove(state.table); seat !== undefined; seat = game.toMove(state.table)) {
    const offers = offersOf(game, viewOf(state, seat));
    const move = offers[choose(offers.length)];
    const version = rows.length + 1;
    const played = submit(game, state, seat, [move], dicePicks(dice, version));
    if (!played.ok || !move) throw new Error('an offer was refused');
    state = played.state;
    const moves = [game.notation.printMove(move)];
    rows.push({ version, seat, kind: 'moves', moves, picks: played.picks, at: version });
  }
  const { totals, places } = game.score(state.table);
  const head: Omit<GameFile, 'log'> = {
    format: 'archivolt-game-1',
    id: 'abcdefghijkm',
    game: game.id as GameFile['game'],
    rulesVersion: game.rulesVersion,
    options: checked.value,
    seats: salts.map((_, seat) => ({ name: `P${seat}`, level: null })),
    started: 1,
    finished: 2,
    commitment: commitmentOf(SEED),
    seed: SEED,
    salts,
    setup,
    result: { why: 'played', totals, places },
  };
  return { ...head, log: chained(head, rows) };
}

const wired = (file: GameFile): GameFile => {
  const back = read(gameFile, JSON.parse(JSON.stringify(file)));
  if (!back) throw new Error('the file cannot be read');
  return back;
};

const cathedral = playedGame(
  redCathedral,
  { players: 2, side: 'basic', influence: 'random', first: 'random' },
  2,
  1,
);
const city = playedGame(architectura, { players: 3 }, 3, 2);

describe('a game that was played as it stands', () => {
  test('is verified, whole, from its file', () => {
    expect(verifyGame(redCathedral, wired(cathedral))).toMatchObject({
      ok: true,
      versions: cathedral.log.length,
    });
    expect(verifyGame(architectura, wired(city))).toMatchObject({ ok: true, versions: city.log.length });
  });
});

/** The file with one row changed, its hash left alone or made to fit again. */
function withRow(
  file: GameFile,
  version: number,
  change: Partial<GameFile['log'][number]>,
  forged = false,
): GameFile {
  const log = file.log.map((row) => (row.version === version ? { ...row, ...change } : row));
  return { ...file, log: forged ? chained(file, log) : log };
}

const rolled = cathedral.log.find(({ picks }) => picks.length > 0);
if (!rolled) throw new Error('nothing was rolled');

describe('what was changed is found and named', () => {
  test('a seed', () => {
    const other = { ...cathedral, seed: SEED.replace('c0', 'c1') };
    expect(verifyGame(redCathedral, other)).toEqual({ ok: false, what: 'seed' });
    // With a commitment that fits the other seed, the first pick gives it away.
    const forged = { ...other, commitment: commitmentOf(other.seed) };
    expect(verifyGame(redCathedral, forged)).toMatchObject({ ok: false, what: 'pick', version: 0 });
  });

  test('a salt', () => {
    const salts = ['00ac', '01ab'];
    expect(verifyGame(redCathedral, { ...cathedral, salts })).toMatchObject({ what: 'pick', version: 0 });
  });

  test('a pick, though every hash was made to fit', () => {
    const [first = 0, ...rest] = rolled.picks;
    const wrong = first === 0 ? 1 : first - 1;
    const forged = withRow(cathedral, rolled.version, { picks: [wrong, ...rest] }, true);
    expect(verifyGame(redCathedral, forged)).toEqual({
      ok: false,
      what: 'pick',
      version: rolled.version,
      index: 0,
      expected: first,
      found: wrong,
    });
  });

  test('a pick too many and one too few', () => {
    const more = withRow(cathedral, rolled.version, { picks: [...rolled.picks, 0] });
    const { length } = rolled.picks;
    expect(verifyGame(redCathedral, more)).toMatchObject({ what: 'pick', index: length, found: 0 });
    const fewer = withRow(cathedral, rolled.version, { picks: rolled.picks.slice(0, -1) });
    expect(verifyGame(redCathedral, fewer)).toMatchObject({ what: 'pick', index: length - 1 });
  });

  test('a move, whether or not the rules would have allowed it', () => {
    for (const row of city.log) {
      for (const other of city.log.slice(0, 6)) {
        if (other.moves[0] === row.moves[0]) continue;
        const verdict = verifyGame(architectura, withRow(city, row.version, { moves: other.moves }));
        expect(verdict).toMatchObject({ ok: false, version: row.version });
      }
    }
  });

  test('a row left out, a seat, a time, a result', () => {
    const gap = { ...city, log: city.log.filter(({ version }) => version !== 3) };
    expect(verifyGame(architectura, gap)).toMatchObject({ ok: false, what: 'row', version: 4 });
    expect(verifyGame(architectura, withRow(city, 5, { at: 77 }))).toMatchObject({ what: 'row', version: 5 });
    const totals = city.result.totals.map((total) => total + 1);
    expect(verifyGame(architectura, { ...city, result: { ...city.result, totals } })).toEqual({
      ok: false,
      what: 'result',
    });
  });

  test('a take-back of something that was shown', () => {
    const { version } = rolled;
    const rows = [
      ...cathedral.log.slice(0, version),
      { ...rolled, version: version + 1, kind: 'takeBack' as const, to: 0 },
    ];
    const forged = { ...cathedral, log: chained(cathedral, rows) };
    expect(verifyGame(redCathedral, forged)).toEqual({ ok: false, what: 'takeBack', version: version + 1 });
  });

  test('rules of another version', () => {
    expect(verifyGame(redCathedral, { ...cathedral, rulesVersion: 99 })).toEqual({
      ok: false,
      what: 'rules',
    });
    expect(verifyGame(architectura, cathedral)).toEqual({ ok: false, what: 'rules' });
  });
});
