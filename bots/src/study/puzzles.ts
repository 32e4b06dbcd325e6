import type { BotKit } from '@archivolt/botkit';
import {
  at,
  extend,
  type Game,
  type GameTypes,
  type PositionNotation,
  type Puzzle,
  same,
  startDraft,
  type View,
  viewOf,
} from '@archivolt/engine';
import { plannerOf } from '../ladder.ts';
import type { Net } from '../net/net.ts';
import type { Planner } from '../search/planner.ts';
import { bestLines, seedsFrom, type TriedWay, tryOut } from './choice.ts';
import { Foresight } from './foresight.ts';
import { DEPTHS } from './moment.ts';
import { PlayedGame, type RecordedGame, type Stretch } from './recorded.ts';

/** Ways this close to the best solve a puzzle, too; all others are at least this much worse, in chances of winning. */
const AS_GOOD = 0.02;
const CLEARLY = 0.06;
/** The difference between the last solution and the best of the rest, in standard errors of that difference. */
const SURELY = 4;
/** A game that is as good as decided makes no puzzle. */
const OPEN = { from: 0.08, to: 0.97 };
/** Ways to choose from; fewer would be guessed. */
const FEWEST = 3;
/** Puzzles from one game, and the decisions between two of them: neighbours would be alike. */
const MOST_OF_A_GAME = 3;
const APART = 6;
/** Continuations that the deeper check compares ways in. */
const CHECKS = 240;
const SPACING = 100_000;

/** The decisions of a recorded game that are puzzles, found by a quick search and checked by a deeper one. */
export function* puzzlesIn<G extends GameTypes>(
  botKit: BotKit<G>,
  net: Net,
  positions: PositionNotation<G>,
  recorded: RecordedGame,
  name: string,
): Generator<Puzzle> {
  const played = new PlayedGame(botKit.game, recorded);
  const seats = botKit.features.seats(at(played.states, 0).table);
  const planner = plannerOf(botKit, net, seats);
  let found = 0;
  let next = 0;
  for (const [index, stretch] of played.stretches.entries()) {
    if (index < next || found === MOST_OF_A_GAME) continue;
    const ways = waysOf(planner, played, stretch);
    if (!ways) continue;
    found++;
    next = index + APART;
    const { printMove } = botKit.game.notation;
    yield {
      id: `${name}-${stretch.from}`,
      position: positions.printState(at(played.states, stretch.from)),
      ways: ways.map(({ moves, win, margin, solves }) => ({
        solves,
        win,
        margin,
        moves: moves.map((move) => printMove(move)),
      })),
    };
  }
}

type Way<G extends GameTypes> = TriedWay<G> & { readonly solves: boolean };

function waysOf<G extends GameTypes>(
  planner: Planner<G>,
  { states }: PlayedGame<G>,
  { from, seat }: Stretch,
): readonly Way<G>[] | undefined {
  const view = viewOf(at(states, from), seat);
  const foresight = new Foresight(planner);
  const { game } = planner.planning;
  const weigh = (search: number, comparisons: number, luck: number): TriedWay<G>[] => {
    const seeds = seedsFrom(luck + SPACING / 2, comparisons);
    const lines = bestLines(planner, view, search, luck);
    return lines.map((moves) => tryOut(game, foresight, view, moves, seeds)).sort((a, b) => b.win - a.win);
  };
  const { normal, deep } = DEPTHS;
  const quick = weigh(normal.search, normal.comparisons, SPACING * from);
  if (quick.length < FEWEST || !apart(quick)) return undefined;
  const checked = apart(weigh(deep.search, CHECKS, SPACING * (from + 1_000)));
  // Both searches must have found the same answer.
  const isSame = checked?.some(({ moves, solves }) => solves && same(moves, at(quick, 0).moves));
  const isWhole = checked?.every(({ moves }) => endsTurn(game, view, moves));
  return isSame && isWhole ? checked : undefined;
}

/** A plan may have been cut off before the end of the turn; nobody could confirm it. */
function endsTurn<G extends GameTypes>(game: Game<G>, view: View<G>, moves: readonly G['move'][]): boolean {
  const { view: after, sealed } = moves.reduce((draft, move) => extend(game, draft, move), startDraft(view));
  const { seat, table } = view;
  return (
    sealed ||
    game.toMove(after.table) !== seat ||
    game.turnOf(after.table).number !== game.turnOf(table).number
  );
}

/** The ways told apart into those that solve a puzzle and those that do not; undefined if that is not clear. */
function apart<G extends GameTypes>(ways: readonly TriedWay<G>[]): readonly Way<G>[] | undefined {
  const best = at(ways, 0);
  if (best.win < OPEN.from || best.win > OPEN.to) return undefined;
  const judged = ways.map((way) => ({ ...way, solves: best.win - way.win <= AS_GOOD }));
  const last = judged.findLast(({ solves }) => solves) ?? best;
  const [rest] = judged.filter(({ solves }) => !solves);
  if (!rest || best.win - rest.win < CLEARLY) return undefined;
  const differences = last.wins.map((win, index) => win - at(rest.wins, index));
  return meanOf(differences) > SURELY * errorOf(differences) ? judged : undefined;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
