import { at, each } from '@archivolt/engine';
import { holding, reason } from '../reasons.ts';
import { answered, asked, askedFor, replaceQuestion } from '../todo.ts';
import { type Move, PLACES } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

const SWAP = each(PLACES, (place): Move => ({ do: 'swap', place }));

/** The carriers swap two resource tiles, chosen one after the other (RC-I4). */
export const swap: Rule<'swap'> = {
  answers: ['swap'],
  legal({ table }, offers) {
    const { first } = askedFor(table, 'swap');
    for (let place = 0; place < PLACES; place++) if (place !== first) offers.push(at(SWAP, place));
  },
  play({ table, seat }, { place }, _chance, events) {
    const { first } = askedFor(table, 'swap');
    if (first === null) return replaceQuestion(table, { ask: 'swap', first: place });
    answered(table);
    const tile = at(table.market, first);
    table.market[first] = at(table.market, place);
    table.market[place] = tile;
    events?.push({ type: 'tilesSwapped', rule: 'RC-I4', seat, places: [first, place] });
  },
  why({ table }, { place }) {
    const todo = asked(table);
    return holding(todo.ask === 'swap' && todo.first === place && reason('RC-I4', 'samePlace', { place }));
  },
};
