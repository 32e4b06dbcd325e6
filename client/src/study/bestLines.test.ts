import { architectura } from '@archivolt/architectura';
import type { Question, SpawnWorker } from '@archivolt/bots';
import { at, type Game, type GameTypes, offersOf, rulesAt, same, seeded, viewOf } from '@archivolt/engine';
import { redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { Player } from '../replay/player.svelte.ts';
import { playRandomGame } from '../replay/random.testing.ts';
import type { ReplayableGame } from '../replay/replayFile.ts';
import { type AnyReplay, ReplaySession } from '../replay/replaySession.ts';
import { spawnInThread } from '../session/botService.testing.ts';
import { BestLines } from './bestLines.svelte.ts';

const CATHEDRAL = { players: 2, side: 'basic', influence: 'first', first: 0, colours: [0, 1] } as const;
const tower = () =>
  playRandomGame(redCathedral, { ...CATHEDRAL, colours: [...CATHEDRAL.colours] }, 5, 14).played;
const city = () => playRandomGame(architectura, { players: 2, first: 0 }, 5).played;

function openBestLines<G extends GameTypes>(
  game: Game<G>,
  played: ReplayableGame,
  version: number,
  spawn: SpawnWorker,
) {
  const session: AnyReplay = new ReplaySession(game, played, 'x', { version });
  const player = new Player(session, () => undefined);
  return { session, player, best: new BestLines(player, { spawn, chance: seeded(3) }) };
}

describe.each([
  ['The Red Cathedral', () => openBestLines(redCathedral, tower(), 6, spawnInThread(seeded(2)))],
  ['Architectura', () => openBestLines(architectura, city(), 3, spawnInThread(seeded(2)))],
])('best lines of %s', (_, open) => {
  test('are legal and can be followed move by move to their end', async () => {
    const { session, player, best } = open();
    const from = player.version;
    await best.compute();
    expect(best.lines.length).toBeGreaterThan(0);
    expect(best.lines.length).toBeLessThanOrEqual(3);
    for (const { win, steps } of best.lines) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      const [first] = steps;
      const view = session.deciding;
      expect(view && offersOf(session.game, view).some((offer) => same(offer, first?.move))).toBe(true);
    }
    const line = at(best.lines, 0);
    best.follow(line);
    for (let index = 1; index < line.steps.length; index++) {
      expect(best.next).toBe(line.steps[index]);
      best.step();
    }
    expect(best.next).toBeUndefined();
    expect(player).toMatchObject({ version: from + line.steps.length, left: from, last: player.version });
    expect(session.submissions.slice(from).map(({ moves }) => moves)).toEqual(
      line.steps.map(({ move }) => [session.game.notation.printMove(move)]),
    );
    // The line is a record like any other: it replays to the same table.
    const again = new ReplaySession(
      session.game,
      { ...(session.game.id === architectura.id ? city() : tower()), submissions: session.submissions },
      'x',
    );
    expect(again.tableAt(again.last)).toEqual(session.tableAt(session.last));
    // And the bots continue from there.
    await best.compute();
    expect(best.lines.length > 0 || session.deciding === undefined).toBe(true);
  });

  test('leave the game unchanged when the reader returns to it', async () => {
    const { session, player, best } = open();
    const { version, last, turns } = player;
    const tables = Array.from({ length: last + 1 }, (_, one) => session.tableAt(one));
    const history = session.history();
    await best.compute();
    const { lines } = best;
    best.follow(at(lines, lines.length - 1));
    expect(session.tableAt(version + 1)).not.toBe(tables[version + 1]);
    best.rejoin();
    expect(player).toMatchObject({ version, last, turns, left: undefined });
    expect(session.history()).toBe(history);
    for (const [one, table] of tables.entries()) expect(session.tableAt(one)).toBe(table);
    // The lines found before are still there.
    expect(best.lines).toEqual(lines);
  });
});

test('changing the position cancels the question about the previous one', async () => {
  const asked: Question[] = [];
  let terminated = 0;
  const silent: SpawnWorker = () => ({
    ask: (question) => asked.push(question),
    terminate: () => {
      terminated++;
    },
  });
  const { player, best } = openBestLines(architectura, city(), 2, silent);
  const first = best.compute();
  expect(best.isThinking).toBe(true);
  player.go(3);
  const second = best.compute();
  await first;
  expect(terminated).toBe(1);
  expect(best).toMatchObject({ isThinking: true, hasFailed: false, lines: [] });
  best.stop();
  await second;
  expect(best).toMatchObject({ isThinking: false, hasFailed: false });
  expect(asked).toHaveLength(2);
});

test('[AR-S2] bots receive only the view of the player to move, and no question once the game is over', async () => {
  const asked: Question[] = [];
  const silent: SpawnWorker = () => ({ ask: (question) => asked.push(question), terminate: () => undefined });
  const played = city();
  const { session, player, best } = openBestLines(architectura, played, 4, silent);
  const answer = best.compute();
  const [question] = asked;
  const seat = at(played.submissions, 4).seat;
  expect(question).toMatchObject({ ask: 'advise', view: viewOf(session.state, seat) });
  player.go(player.last);
  await best.compute();
  await answer;
  expect(asked).toHaveLength(1);
  expect(session.deciding).toBeUndefined();
});

test('a game that began under earlier rules is analysed under those rules', async () => {
  const former = rulesAt(architectura, 1);
  if (!former) throw new Error('there are rules 1');
  const { played } = playRandomGame(former, { players: 2, first: 0 }, 5);
  const asked: Question[] = [];
  const silent: SpawnWorker = () => ({ ask: (question) => asked.push(question), terminate: () => undefined });
  const { session, best } = openBestLines(architectura, played, 4, silent);
  void best.compute();
  expect(session.game.rulesVersion).toBe(1);
  expect(asked).toMatchObject([{ ask: 'advise', rules: 1 }]);
  best.stop();
});
