import type { BotKit } from '@archivolt/botkit';
import { at, type Chance, copyState, type GameTypes, recording, seeded, viewOf } from '@archivolt/engine';
import { botOf, CONFIGS, plannerOf } from './ladder.ts';
import { netFor } from './study/measure.ts';
import { PlayedGame, type RecordedGame } from './study/recorded.ts';
import { playOut, recordGame } from './study/recordGame.ts';
import { RoundEvaluator } from './study/roundEvaluator.ts';
import { Study } from './study/study.ts';

/** Options for two players, and the network that evaluates their game. */
function optionsAndNet<G extends GameTypes>(botKit: BotKit<G>) {
  const read = botKit.game.readOptions({ players: 2 });
  if (!read.ok) throw new Error(read.path);
  return { options: read.value, ...netFor(botKit, read.value, 2) };
}

/** A game between planning bots, with the tools to search it for decisions. */
export function gameOf<G extends GameTypes>(botKit: BotKit<G>, seed: number) {
  const { game } = botKit;
  const { options, net, seats } = optionsAndNet(botKit);
  const bot = botOf(botKit, net, seats, CONFIGS.skilled);
  const { result: _, ...recorded } = recordGame(game, options, [bot, bot], seeded(seed));
  const played = new PlayedGame(game, recorded);
  const planner = plannerOf(botKit, net, seats);
  return { game, recorded, played, planner, evaluator: new RoundEvaluator(planner) };
}

export function studyOf<G extends GameTypes>(botKit: BotKit<G>, recorded: RecordedGame): Study<G> {
  return new Study(botKit, optionsAndNet(botKit).net, new PlayedGame(botKit.game, recorded));
}

/** The record up to a version, with another last submission. */
const withLastSubmission = (
  recorded: RecordedGame,
  from: number,
  moves: readonly string[],
  picks: readonly number[],
): RecordedGame => ({
  ...recorded,
  submissions: [
    ...recorded.submissions.slice(0, from),
    { seat: at(recorded.submissions, from).seat, moves, picks },
  ],
});

/** A record whose last submission is a bad decision in the middle of the game, with average luck. */
export function plantBlunder<G extends GameTypes>(botKit: BotKit<G>, seed: number): RecordedGame {
  const { game, recorded, played, planner } = gameOf(botKit, seed);
  // The decision with the most to lose, and the worst way to make it.
  const blunders = played.stretches.slice(8, -6).map(({ from, seat }) => {
    const view = viewOf(at(played.states, from), seat);
    const offers: G['move'][] = [];
    game.legal(view, offers);
    const lines = planner.plan(view, offers, seeded(1), { width: 4, positions: 200, samples: 2 });
    const worst = at(lines, lines.length - 1);
    return { from, moves: worst.moves, lost: at(lines, 0).worth - worst.worth };
  });
  const { from, moves } = at(
    blunders.sort((a, b) => b.lost - a.lost),
    0,
  );
  const state = copyState(game, at(played.states, from));
  const { seat } = at(recorded.submissions, from);
  const picks: number[] = [];
  const chance = recording(averageChance(), picks);
  for (const move of moves) game.play(viewOf(state, seat), move, chance);
  const printed = moves.map((move) => game.notation.printMove(move));
  return withLastSubmission(recorded, from, printed, picks);
}

/** Picks of average luck. */
function averageChance(): Chance {
  return (n) => Math.floor(n / 2);
}

/** A record whose last submission is a good decision followed by the luckiest of many rolls or draws. */
export function plantLuck<G extends GameTypes>(botKit: BotKit<G>, seed: number): RecordedGame {
  const { game, recorded, played, evaluator } = gameOf(botKit, seed);
  const rolls = played.stretches.slice(8, -6).flatMap((stretch) => {
    if (played.picksOf(stretch).length === 0) return [];
    const { from, seat } = stretch;
    const moves = played.movesOf(stretch);
    const tried = Array.from({ length: 30 }, (_, index) => {
      const picks: number[] = [];
      const chance = recording(seeded(index), picks);
      const state = copyState(game, at(played.states, from));
      for (const move of moves) game.play(viewOf(state, seat), move, chance);
      return { from, moves, picks, win: evaluator.estimateFrom(state, seat).win[seat] ?? 0 };
    });
    const mean = tried.reduce((sum, { win }) => sum + win, 0) / tried.length;
    return tried.map((one) => ({ ...one, gain: one.win - mean }));
  });
  const { from, moves, picks } = at(
    rolls.sort((a, b) => b.gain - a.gain),
    0,
  );
  const printed = moves.map((move) => game.notation.printMove(move));
  return withLastSubmission(recorded, from, printed, picks);
}

/** Lets bots play a record to its end. */
export function finishRecord<G extends GameTypes>(
  botKit: BotKit<G>,
  recorded: RecordedGame,
  seed: number,
): RecordedGame {
  const { game } = botKit;
  const { net, seats } = optionsAndNet(botKit);
  const bot = botOf(botKit, net, seats, CONFIGS.skilled);
  const state = at(new PlayedGame(game, recorded).states, recorded.submissions.length);
  const { submissions } = playOut(game, state, [bot, bot], seeded(seed));
  return { ...recorded, submissions: [...recorded.submissions, ...submissions] };
}
