// A small game of the same kind as ours (dice on a ring, collect cubes, deliver them) for boardgame.io's reducer, so that
// `archivolt bench` can compare both in one process. The comparison favours boardgame.io: few fields, no hidden information,
// no events and no use of the log.

import { createRequire } from 'node:module';

// Its development checks would slow it down, and no published game has them.
process.env.NODE_ENV ??= 'production';

// Its entry points are folders, which only `require` resolves.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');
const { MCTSBot } = require('boardgame.io/ai');

const PLACES = 8;
const DICE = 5;
const KINDS = 3;
const NEEDED = 4;
const LAST = 6;

export const ring = {
  name: 'ring',
  setup: ({ random }) => ({
    dice: Array.from({ length: DICE }, (_, die) => ({ place: die, shows: random.D6() })),
    players: [0, 1].map(() => ({ cubes: [0, 0, 0], delivered: 0, completed: 0 })),
  }),
  moves: {
    acquire: ({ G, playerID, random, events }, die) => {
      const moved = G.dice[die];
      if (!moved) return INVALID_MOVE;
      moved.place = (moved.place + moved.shows) % PLACES;
      const here = G.dice.filter(({ place }) => place === moved.place);
      const { cubes } = G.players[playerID];
      cubes[moved.place % KINDS] = Math.min(9, cubes[moved.place % KINDS] + here.length);
      for (const other of here) other.shows = random.D6();
      events.endTurn();
    },
    deliver: ({ G, playerID, events }, kind) => {
      const player = G.players[playerID];
      if (!(player.cubes[kind] > 0)) return INVALID_MOVE;
      player.cubes[kind]--;
      player.delivered++;
      if (player.delivered === NEEDED) {
        player.delivered = 0;
        player.completed++;
      }
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.players.findIndex(({ completed }) => completed === LAST);
    return winner >= 0 ? { winner } : undefined;
  },
};

/** The action its client sends to its reducer for a move. */
function makeMove(type, args, playerID) {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: undefined } };
}

/**
 * Plays random games through the reducer until `isEnough` returns true; returns the number of moves. `pick(n)` is a random
 * number below n.
 */
export function playBoardgameIo(pick, isEnough) {
  const reducer = CreateGameReducer({ game: ring });
  let decisions = 0;
  while (!isEnough()) {
    let state = InitializeGame({ game: { ...ring, seed: String(pick(2 ** 30)) }, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const { cubes } = state.G.players[state.ctx.currentPlayer];
      const offers = [];
      for (let die = 0; die < DICE; die++) offers.push(['acquire', die]);
      for (let kind = 0; kind < KINDS; kind++) if (cubes[kind] > 0) offers.push(['deliver', kind]);
      const [name, argument] = offers[pick(offers.length)];
      const before = state._stateID;
      state = reducer(state, makeMove(name, [argument], state.ctx.currentPlayer));
      if (state._stateID === before) throw new Error(`boardgame.io refused ${name} ${argument}`);
      decisions++;
    }
  }
  return decisions;
}

/** The legal moves, in the form its bots expect. */
function enumerate(G, ctx) {
  const { cubes } = G.players[ctx.currentPlayer];
  const moves = [];
  for (let die = 0; die < DICE; die++) moves.push({ move: 'acquire', args: [die] });
  for (let kind = 0; kind < KINDS; kind++) if (cubes[kind] > 0) moves.push({ move: 'deliver', args: [kind] });
  return moves;
}

/** A table with its MCTS bot in all seats. Each call of `decide` makes one decision and returns the number of playouts. */
export function newMctsTable(pick, iterations) {
  const reducer = CreateGameReducer({ game: ring });
  let playouts = 0;
  const iterationCallback = ({ iterationCounter }) => {
    playouts = iterationCounter;
  };
  const bot = new MCTSBot({
    game: ring,
    enumerate,
    iterations,
    iterationCallback,
    seed: String(pick(2 ** 30)),
  });
  const begin = () => InitializeGame({ game: { ...ring, seed: String(pick(2 ** 30)) }, numPlayers: 2 });
  let state = begin();
  return {
    async decide() {
      const { action } = await bot.play(state, state.ctx.currentPlayer);
      state = reducer(state, action);
      if (state.ctx.gameover !== undefined) state = begin();
      return playouts;
    },
  };
}
