import {
  type Architectura,
  architectura,
  isFaceUp,
  type Mine,
  type Move,
  positions,
  type Table,
} from '@archivolt/architectura';
import { architecturaBotKit } from '@archivolt/architectura/bot';
import { greedyBot } from '@archivolt/bots';
import { type Chance, offersOf, readState, type State, seeded, viewOf } from '@archivolt/engine';
import type { SeatLook } from '@archivolt/table/parts/touching.ts';
import { consequenceOf } from '../controller/compare.ts';
import type { Words } from '../parts.ts';
import { keyOf, type Mark, type Target } from '../targets.ts';

/** Tables from real games, with marks as a controller would provide them. */
export interface Scene {
  state: State<Architectura>;
  table: Table;
  after: Table | undefined;
  mine: Mine | undefined;
  seat: number;
  seats: SeatLook[];
  marks: Map<string, Mark>;
  ghost: string | undefined;
  asked: number | undefined;
}

export function sceneOf(asked: URLSearchParams): Scene {
  const number = (name: string, usual: number): number => Number(asked.get(name) ?? usual);
  const chance = seeded(number('seed', 7));
  const position = asked.get('position');
  // Decks are built before the first turn.
  const [swaps, turns] = asked.get('show') === 'decks' ? [6, 0] : [0, number('turns', 18)];
  const state = position
    ? readState(positions, position)
    : played(number('players', 3), swaps, turns, chance);
  const marks = new Map<string, Mark>();
  const mark = (target: Target, one: Omit<Mark, 'label'>): void => {
    const before = marks.get(keyOf(target));
    if (before?.state !== 'chosen') marks.set(keyOf(target), { ...one, label: keyOf(target) });
  };
  const seat = architectura.toMove(state.table) ?? 0;
  const view = viewOf(state, seat);
  const offers = offersOf(architectura, view);
  const plays = offers.filter((move) => move.do === 'play');
  const wanted = asked.get('marks');
  let chosen: Move | undefined;
  let ghost: string | undefined;
  if (wanted === 'play') {
    chosen = plays[number('move', 0)] ?? plays[0];
    if (chosen?.do === 'play') ghost = chosen.card;
    for (const move of plays) {
      if (move.card !== ghost) {
        mark({ on: 'hand', card: move.card }, { state: 'possible' });
        continue;
      }
      mark({ on: 'hand', card: move.card }, { state: 'chosen' });
      const aimed = move === chosen && asked.get('aim') !== 'no';
      const consequence = consequenceOf({ view, offers, selection: undefined }, move.card, move.space);
      mark({ on: 'space', space: move.space }, { state: aimed ? 'chosen' : 'possible', ...consequence });
    }
    if (offers.some((move) => move.do === 'playBeside')) mark({ on: 'yard', seat }, { state: 'possible' });
  }
  if (wanted === 'turn')
    for (let space = 0; space < state.table.top.length; space++)
      if (isFaceUp(state.table, space)) {
        mark({ on: 'space', space }, { state: 'possible' });
        mark({ on: 'turn', space, way: 'cw' }, { state: 'possible' });
        mark({ on: 'turn', space, way: 'ccw' }, { state: 'possible' });
      }
  for (const move of offers)
    if (move.do === 'replace') {
      mark({ on: 'deck', card: move.by }, { state: move.by === 'Obelisk' ? 'chosen' : 'possible' });
      if (move.by === 'Obelisk') mark({ on: 'deck', card: move.card }, { state: 'possible' });
    }
  let after: Table | undefined;
  if (chosen) {
    const copy = copied(state);
    architectura.play(viewOf(copy, seat), chosen, chance);
    after = copy.table;
  }
  const names = ['Mara', 'Inês', 'Bruno', 'Ludmila Ivanovna'];
  return {
    state,
    table: state.table,
    after: asked.get('aim') === 'no' ? undefined : after,
    mine: asked.get('hidden') ? undefined : state.mine[seat],
    seat,
    seats: state.table.players.map((_, index) => ({
      name: names[index] ?? '',
      note: index ? 'bot, master' : 'you',
    })),
    marks,
    ghost,
    asked: asked.get('asked') ? Number(asked.get('asked')) : undefined,
  };
}

function played(players: number, swaps: number, turns: number, chance: Chance): State<Architectura> {
  const options = { players: Math.max(2, players), first: 0, ...(swaps > 0 ? { swaps } : {}) };
  const state = architectura.setup(options, chance);
  playTo(state, turns, chance);
  return state;
}

const copied = (state: State<Architectura>): State<Architectura> => ({
  table: architectura.copyTable(state.table),
  mine: state.mine.map(architectura.copyMine),
});

/** Plays greedily until this many turns have begun, up to the start of a turn; 0 stays at deck building. */
function playTo(state: State<Architectura>, turns: number, chance: Chance): void {
  const bot = greedyBot(architectura, architecturaBotKit.evaluation);
  for (let step = 0; step < 2000; step++) {
    const seat = architectura.toMove(state.table);
    const ask = state.table.todo.at(-1)?.ask;
    if (seat === undefined || (state.table.turn >= turns && ask === 'turn')) return;
    if (turns === 0 && ask === 'swaps' && step === 2) return;
    const view = viewOf(state, seat);
    const offers = offersOf(architectura, view);
    const swap = ask === 'swaps' ? offers.filter((move) => move.do === 'replace') : [];
    const move = swap[chance(Math.max(1, swap.length))];
    architectura.play(view, move ?? bot(view, offers, chance, { positions: 60 }), chance);
  }
}

export const WORDS: Words = {
  cardName: (card) => card.replace(/([a-z])([A-Z])/g, '$1 $2'),
  city: 'City',
  map: 'Map',
  hand: 'Your hand',
  players: 'Players',
  street: (street) => `Street ${street}`,
  beside: 'Beside the city',
  yard: (name) => `Yard: ${name}`,
  stack: (cards) => `${cards} cards on this space: view them`,
  fanned: (cards) => `${cards} cards on this space`,
  close: 'Close',
  colon: ': ',
  inHand: 'Cards in hand',
  inDeck: 'Cards in the deck',
  tokens: 'Tokens',
  score: 'Score',
  toPlay: 'active',
  asked: 'deciding',
  limit: (cards) => `limit ${cards}`,
  exchanged: 'Hand exchanged',
  added: (card) => `New in this deck: ${card}`,
  decks: 'Build your deck',
  basicValue: (value) => `Basic value ${value}`,
  neverReplaced: 'Never replaced',
  swaps: (used, most) => `${used} of at most ${most} swaps`,
  out: 'out',
  in: 'in',
  yourDeck: 'Your deck',
  ready: 'is ready',
  choosing: 'is choosing',
  fresh: 'New',
};
