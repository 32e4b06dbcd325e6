import { blockOf, componentsOf, type Fate, foresee, pieceNamed, type Space } from '@archivolt/architectura';
import type { Sign } from '../targets.ts';
import { layOffers } from './offersAt.ts';
import type { ArAsking } from './selection.ts';

/** The consequences of placing a card somewhere. */
export interface Consequence {
  /** Undefined at the start of a street: nothing can ever be compared there. */
  readonly sign?: Sign;
  /** The value of the card there; a card placed face down has none. */
  readonly value?: number;
}

export function consequenceOf(asking: ArAsking, card: string, space: Space): Consequence | undefined {
  const { table, seat } = asking.view;
  const move = layOffers(asking, space).find((offer) => offer.card === card);
  const piece = pieceNamed(componentsOf(table), seat, card);
  if (!move || !piece) return undefined;
  if (move.do === 'faceDown') return {};
  const { value, left } = foresee(table, piece, space);
  return { value, ...(blockOf(space) === 0 ? {} : { sign: signOf(left) }) };
}

function signOf(left: Fate): Sign {
  // The player's choice to spare is indicated by the shield; the question comes with the play (AR-C7).
  if ('choice' in left && left.choice) return { kind: 'protected' };
  switch (left.what) {
    case 'nothing':
      return { kind: 'none' };
    case 'up':
      return { kind: 'rises', to: left.to };
    case 'down':
      return { kind: 'falls', to: left.to };
    case 'destroyed':
    case 'escapes':
      return { kind: 'destroyed' };
    case 'protected':
      return { kind: 'protected' };
    case 'equal':
    case 'highest':
    case 'lowest':
      return { kind: 'equal', to: left.to };
    default:
      return left satisfies never;
  }
}
