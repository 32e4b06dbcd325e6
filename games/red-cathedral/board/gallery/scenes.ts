import { greedyBot } from '@archivolt/bots';
import { type Chance, offersOf, readState, type State, seeded, viewOf } from '@archivolt/engine';
import {
  MATERIALS,
  type Move,
  placeAfter,
  positions,
  type RedCathedral,
  redCathedral,
  type Side,
  type Table,
} from '@archivolt/red-cathedral';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';
import type { SeatLook } from '@archivolt/table/parts/touching.ts';
import type { Words } from '../parts.ts';
import { keyOf, type Mark, type Target } from '../targets.ts';

/** Tables from real games, with marks as a controller would provide them. */
export interface Scene {
  state: State<RedCathedral>;
  table: Table;
  after: Table | undefined;
  seat: number;
  seats: SeatLook[];
  marks: Map<string, Mark>;
  chosen: Move | undefined;
}

export function sceneOf(asked: URLSearchParams): Scene {
  const number = (name: string, usual: number): number => Number(asked.get(name) ?? usual);
  const chance = seeded(number('seed', 7));
  const position = asked.get('position');
  const state = position
    ? readState(positions, position)
    : played(asked, number('players', 3), number('turns', 30), chance);
  const seat = state.table.active;
  const wanted = asked.get('marks');
  const offers = offersOf(redCathedral, viewOf(state, seat));
  const marks = new Map<string, Mark>();
  let chosen: Move | undefined;
  const mark = (target: Target, one: Omit<Mark, 'label'>): void => {
    if (!marks.has(keyOf(target))) marks.set(keyOf(target), { ...one, label: keyOf(target) });
  };
  if (wanted === 'acquire') chosen = offers.find((move) => move.do === 'acquire');
  if (wanted === 'deliver') chosen = offers.find((move) => move.do === 'deliver');
  if (wanted === 'claim') chosen = offers.find((move) => move.do === 'claim');
  for (const move of offers) {
    if (move.do === 'claim' && (wanted === 'claim' || wanted === 'all'))
      mark({ on: 'section', section: move.section }, { state: move === chosen ? 'chosen' : 'possible' });
    if (move.do === 'deliver' && (wanted === 'deliver' || wanted === 'all')) {
      mark({ on: 'section', section: move.section }, { state: move === chosen ? 'chosen' : 'possible' });
      mark({ on: 'goods', kind: move.kind }, { state: move === chosen ? 'chosen' : 'possible' });
    }
    if (move.do !== 'acquire' || (wanted !== 'acquire' && wanted !== 'all')) continue;
    const die = state.table.dice[move.die];
    if (!die) continue;
    if (chosen?.do !== 'acquire') mark({ on: 'die', die: move.die }, { state: 'possible' });
    else if (chosen.die === move.die) {
      mark({ on: 'die', die: move.die }, { state: 'chosen' });
      const place = placeAfter(state.table, move);
      mark(
        { on: 'place', place },
        { state: move === chosen ? 'chosen' : 'possible', price: move.steps - die.shows },
      );
    }
  }
  if (wanted === 'acquire') {
    const full = state.table.market.findIndex((_, place) => !marks.has(keyOf({ on: 'place', place })));
    if (full >= 0) mark({ on: 'place', place: full }, { state: 'impossible' });
    mark({ on: 'influence', quadrant: 0, action: 0 }, { state: 'possible' });
    mark({ on: 'influence', quadrant: 0, action: 1 }, { state: 'chosen' });
    mark({ on: 'slot', slot: 0 }, { state: 'possible' });
    mark({ on: 'slot', slot: 1 }, { state: 'chosen' });
  }
  if (wanted === 'supply')
    for (let kind = 0; kind < MATERIALS.length; kind++)
      mark({ on: 'supply', kind }, { state: kind ? 'possible' : 'chosen' });
  let after: Table | undefined;
  if (chosen && asked.get('after') !== 'no') {
    const copy: State<RedCathedral> = { table: redCathedral.copyTable(state.table), mine: state.mine };
    redCathedral.play(viewOf(copy, seat), chosen, chance);
    after = copy.table;
  }
  const names = ['Mara', 'Varvara', 'Otto', 'Ludmila Ivanovna'];
  const seats = state.table.players.map((_, index) => ({
    name: names[index] ?? '',
    note: index ? 'bot, master' : 'you',
    active: index === seat,
  }));
  return { state, table: state.table, after, seat, seats, marks, chosen };
}

function played(asked: URLSearchParams, players: number, turns: number, chance: Chance): State<RedCathedral> {
  const state = redCathedral.setup(
    {
      players,
      side: (asked.get('side') ?? 'basic') as Side,
      influence: 'random',
      first: 0,
      colours: [3, 0, 1, 2].slice(0, players),
    },
    chance,
  );
  playTo(state, turns, chance);
  return state;
}

/** Plays greedily until this many turns have begun, up to the start of a turn. */
function playTo(state: State<RedCathedral>, turns: number, chance: Chance): void {
  const bot = greedyBot(redCathedral, redCathedralBotKit.evaluation);
  for (let step = 0; step < 4000; step++) {
    const seat = redCathedral.toMove(state.table);
    if (seat === undefined || (state.table.turn >= turns && state.table.todo.at(-1)?.ask === 'turn')) return;
    const view = viewOf(state, seat);
    redCathedral.play(view, bot(view, offersOf(redCathedral, view), chance, { positions: 250 }), chance);
  }
}

export const WORDS: Words = {
  seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
  groups: ['Artisans', 'Carriers', 'Merchants', 'Clergy'],
  supply: 'Supply',
  workshop: 'Workshop',
  inventory: 'Inventory',
  colon: ': ',
  banners: 'Banners',
  ornaments: 'Ornaments',
  places: 'Places',
  dice: 'Dice',
  influence: 'Influence',
  cathedral: 'Cathedral',
  track: 'Score track',
  players: 'Players',
  recognition: 'Recognition',
  prestige: 'Prestige',
  rubles: 'Rubles',
  materials: ['Wood', 'Brick', 'Stone', 'Gold', 'Green gem', 'Purple gem', 'Rubles', 'Recognition'],
  ornamentKinds: ['Door', 'Arch', 'Cross'],
  tile: (_, tile) => (tile === null ? 'Face down' : `Tile ${tile}`),
  sections: (built, begun) => `${built} built, ${begun} begun`,
  stock: (held, room) => `${held} of ${room}`,
  tower: (tower, value) => `Tower ${tower + 1}: ${value}`,
  ivanInventory: 'Inventory',
  ivanConstruction: 'Construction',
  soloCards: ['Recognition', 'Inventory', 'Transport', 'Claim', 'Construction'],
  ivanCards: 'Cards of Ivan',
};
