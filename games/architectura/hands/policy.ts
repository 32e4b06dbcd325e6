import {
  type Architectura,
  architectura,
  CARD_IDS,
  type CardId,
  type Do,
  type Event,
  type Move,
} from '@archivolt/architectura';
import { at, type Chance, same, seeded } from '@archivolt/engine';
import type * as playing from '../../../e2e/src/support/playing.ts';
import type { Situation } from './record.ts';

export type Policy = playing.Policy<Architectura>;

/** Uses every effect, unseen ones first. */
export function eagerPolicy(seed: number): Policy {
  const chance = seeded(seed);
  return (situation) => {
    const { offers, toMove = 0 } = situation;
    const preferred = offers.filter(({ do: word }) => !LAST_RESORTS.has(word));
    const used = usedEffects(situation);
    const wishes = [
      offers.filter((move) => move.do === 'search'),
      // Every second deck stays as it is, so that no card is missing from the game.
      toMove % 2 === 0 ? offers.filter((move) => move.do === 'replace') : [],
      preferred.filter((move) => 'card' in move && !used.has(move.card as CardId)),
      preferred,
      offers.filter(({ do: word }) => word !== 'replace'),
    ];
    return anyOf(wishes.find((moves) => moves.length > 0) ?? offers, chance);
  };
}

/** Moves made only if nothing else is left. */
const LAST_RESORTS = new Set<Do>(['replace', 'ready', 'exchange', 'remove', 'pass', 'decline', 'spare']);

/** A page does not ask for forced moves, so they use no random number here either. */
function anyOf(moves: readonly Move[], chance: Chance): Move {
  return at(moves, moves.length > 1 ? chance(moves.length) : 0);
}

/** The cards whose effects have been used so far, according to the events or the score. */
export function usedEffects({ state, events }: Pick<Situation, 'state' | 'events'>): Set<CardId> {
  const rules = new Set<string>(events.map(({ rule }) => rule));
  const happened = (type: Event['type'], of: object = {}): boolean =>
    events.some((event) => event.type === type && same({ ...event, ...of }, event));
  const scored = (code: string): boolean =>
    architectura.score(state.table).lines.some((line) => line.code === code);
  const seen: Record<CardId, boolean> = {
    Library: rules.has('AR-K1'),
    Greenhouse: rules.has('AR-K2'),
    Manufactory: happened('returned'),
    Arsenal: happened('destroyed', { rule: 'AR-K4' }),
    Statue: scored('adjacent'),
    School: happened('rebuilt'),
    Inn: happened('moved', { card: 'Inn' }),
    Fountain: happened('tokenPlaced', { on: 'space' }),
    Laboratory: happened('playedFaceDown'),
    Palace: happened('played', { card: 'Palace' }),
    Park: happened('swapped'),
    Temple: happened('tokenPlaced', { on: 'card' }),
    Cemetery: happened('playedBeside') && scored('fallen'),
    Obelisk: happened('searched') && happened('limitRaised', { to: 5 }),
    Museum: happened('limitRaised', { to: 4 }),
    Forge: happened('copied'),
    TownHall: happened('played', { card: 'TownHall' }),
    MagicAcademy: happened('played', { card: 'MagicAcademy' }),
  };
  return new Set(CARD_IDS.filter((card) => seen[card]));
}
