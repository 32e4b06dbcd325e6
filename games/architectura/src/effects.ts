import { at, type Seat } from '@archivolt/engine';
import type { Effect } from './componentSet.ts';
import type { Kit } from './kit.ts';
import { destroyLower, lowerInStreet } from './rules/destruction.ts';
import { askOpponents, canPlayFaceDown } from './rules/faceDown.ts';
import { rebuildable } from './rules/rebuild.ts';
import { swappable } from './rules/swap.ts';
import { protectable, tokenSpaces } from './rules/tokens.ts';
import { askToTurn, turnable, turning } from './rules/turnCards.ts';
import { applySpecial, couldBeSpecial } from './specials.ts';
import type { Events, Table } from './state.ts';
import type { Building, Space } from './vocabulary.ts';

/** Where an effect comes from: AR-K16 lets a card carry out the effect of another one as its own. */
export interface Source {
  readonly seat: Seat;
  readonly space: Space;
  readonly building: Building;
}

/** Could the effect do anything now, as far as everybody can see? AR-E2. */
export function couldApply(table: Table, kit: Kit, source: Source, effect: Effect): boolean {
  const { seat, space } = source;
  const player = at(table.players, seat);
  switch (effect.kind) {
    case 'turn':
      return turnable(table, kit, turning(table, seat, effect.whose, effect.count)) !== 0;
    case 'destroyLower': {
      const { hits, open } = lowerInStreet(table, kit, seat, space);
      return (hits | open) !== 0;
    }
    case 'rebuild':
      return rebuildable(table, seat) !== 0;
    case 'tokenOnSpace':
      return player.tokens > 0 && tokenSpaces(table, seat) !== 0;
    case 'opponentsFaceDown':
      return table.players.some((_, other) => other !== seat && canPlayFaceDown(table, other));
    case 'swapAdjacent':
      return swappable(table, kit, seat, space) !== 0;
    case 'protect':
      return player.tokens > 0 && protectable(table, kit, seat) !== 0;
    case 'handLimit':
      return effect.cards > player.limit;
    case 'special':
      return couldBeSpecial(table, kit, source, effect.special);
    default:
      return effect satisfies never;
  }
}

/** Carries out an effect, or asks for what it needs to know. */
export function applyEffect(table: Table, kit: Kit, source: Source, effect: Effect, events: Events): void {
  const { seat, space } = source;
  switch (effect.kind) {
    case 'turn':
      askToTurn(table, kit, turning(table, seat, effect.whose, effect.count));
      return;
    case 'destroyLower':
      destroyLower(table, kit, seat, space, events);
      return;
    case 'opponentsFaceDown':
      askOpponents(table, seat);
      return;
    case 'rebuild':
      if (couldApply(table, kit, source, effect)) table.todo.push({ ask: 'rebuild', seat });
      return;
    case 'tokenOnSpace':
      if (couldApply(table, kit, source, effect)) table.todo.push({ ask: 'token', seat });
      return;
    case 'swapAdjacent':
      if (couldApply(table, kit, source, effect)) table.todo.push({ ask: 'swap', seat, space });
      return;
    case 'protect':
      if (couldApply(table, kit, source, effect)) table.todo.push({ ask: 'protect', seat });
      return;
    case 'handLimit':
      raiseLimit(table, seat, effect.cards, events);
      return;
    case 'special':
      applySpecial(table, kit, source, effect.special);
      return;
    default:
      effect satisfies never;
  }
}

/** AR-D1: for the rest of the game; the higher one counts. */
function raiseLimit(table: Table, seat: Seat, to: number, events: Events): void {
  const player = at(table.players, seat);
  if (to <= player.limit) return;
  events?.push({ type: 'limitRaised', rule: 'AR-D1', seat, from: player.limit, to });
  player.limit = to;
}
