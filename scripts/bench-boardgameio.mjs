// A small game of the same kind as ours (dice on a ring, collect cubes, deliver them) for boardgame.io's reducer, so that
// `archivolt bench` can compare both in one process. The comparison favours boardgame.io: few fields, no hidden information,
// no events and no use of the log.

import { createRequire } from 'node:module';

/** @import { Ctx, Game, State } from 'boardgame.io' */

/**
 * @typedef {{ cubes: number[], delivered: number, completed: number }} Player
 * @typedef {{ dice: { place: number, shows: number }[], players: Player[] }} Ring
 */

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

/** @type {(G: Ring, seat: string) => Player} */
function playerOf(G, seat) {
  const player = G.players[Number(seat)];
  if (!player) throw new Error(`boardgame.io has no seat ${seat} here`);
  return player;
}

/** @satisfies {Game<Ring>} */
export const ring = {
  name: 'ring',
  setup: ({ random }) => ({
    dice: Array.from({ length: DICE }, (_, die) => ({ place: die, shows: random.D6() })),
    players: [0, 1].map(() => ({ cubes: [0, 0, 0], delivered: 0, completed: 0 })),
  }),
  moves: {
    acquire: ({ G, playerID, random, events }, /** @type {number} */ die) => {
      const moved = G.dice[die];
      if (!moved) return INVALID_MOVE;
      moved.place = (moved.place + moved.shows) % PLACES;
      const here = G.dice.filter(({ place }) => place === moved.place);
      const { cubes } = playerOf(G, playerID);
      const kind = moved.place % KINDS;
      cubes[kind] = Math.min(9, (cubes[kind] ?? 0) + here.length);
      for (const other of here) other.shows = random.D6();
      events.endTurn();
    },
    deliver: ({ G, playerID, events }, /** @type {number} */ kind) => {
      const player = playerOf(G, playerID);
      const stored = player.cubes[kind] ?? 0;
      if (stored === 0) return INVALID_MOVE;
      player.cubes[kind] = stored - 1;
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

/** @typedef {{ move: 'acquire' | 'deliver', args: [number] }} Offer */

/**
 * The legal moves, in the form its bots expect.
 * @param {Ring} G
 * @param {Ctx} ctx
 */
function enumerate(G, ctx) {
  const { cubes } = playerOf(G, ctx.currentPlayer);
  /** @type {Offer[]} */
  const offers = [];
  for (let die = 0; die < DICE; die++) offers.push({ move: 'acquire', args: [die] });
  for (const [kind, stored] of cubes.entries())
    if (stored > 0) offers.push({ move: 'deliver', args: [kind] });
  return offers;
}

/**
 * The action its client sends to its reducer for a move.
 * @param {Offer} offer
 * @param {string} playerID
 */
function makeMove({ move, args }, playerID) {
  return {
    type: /** @type {const} */ ('MAKE_MOVE'),
    payload: { type: move, args, playerID, credentials: '' },
  };
}

/**
 * Plays random games through the reducer until `isEnough` returns true; returns the number of moves. `pick(n)` is a random
 * number below n.
 * @param {(n: number) => number} pick
 * @param {() => boolean} isEnough
 */
export function playBoardgameIo(pick, isEnough) {
  const reducer = CreateGameReducer({ game: ring });
  let decisions = 0;
  while (!isEnough()) {
    /** @type {State<Ring>} */
    let state = InitializeGame({ game: { ...ring, seed: String(pick(2 ** 30)) }, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const offers = enumerate(state.G, state.ctx);
      const offer = offers[pick(offers.length)];
      const before = state._stateID;
      if (offer) state = reducer(state, makeMove(offer, state.ctx.currentPlayer));
      if (state._stateID === before) throw new Error(`boardgame.io refused ${JSON.stringify(offer)}`);
      decisions++;
    }
  }
  return decisions;
}

/**
 * A table with its MCTS bot in all seats. Each call of `decide` makes one decision and returns the number of playouts.
 * @param {(n: number) => number} pick
 * @param {number} iterations
 */
export function newMctsTable(pick, iterations) {
  const reducer = CreateGameReducer({ game: ring });
  let playouts = 0;
  /** @param {{ iterationCounter: number }} progress */
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
