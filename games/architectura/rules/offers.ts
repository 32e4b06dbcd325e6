import { each } from '@archivolt/engine';
import { replaces } from './componentSet.ts';
import type { Piece } from './components.ts';
import { BASIC, BLOCKS, MOST_PLAYERS, type Move, type Space } from './vocabulary.ts';

/** Move objects are created once and reused: listing legal moves allocates nothing. */

const SPACES = BLOCKS * MOST_PLAYERS;
const bySpace = (make: (space: Space) => Move): readonly Move[] => each(SPACES, make);

export const READY: Move = { do: 'ready' };
export const CONTINUE: Move = { do: 'continue' };
export const EXCHANGE: Move = { do: 'exchange' };
export const PASS: Move = { do: 'pass' };
export const SPARE: Move = { do: 'spare' };
export const ALLOW: Move = { do: 'allow' };
export const DECLINE: Move = { do: 'decline' };

export const MOVE = bySpace((space) => ({ do: 'move', space }));
export const CLOCKWISE = bySpace((space) => ({ do: 'turn', space, way: 'cw' }));
export const COUNTER = bySpace((space) => ({ do: 'turn', space, way: 'ccw' }));
export const RETURN = bySpace((space) => ({ do: 'return', space }));
export const REBUILD = bySpace((space) => ({ do: 'rebuild', space }));
export const TOKEN = bySpace((space) => ({ do: 'token', space }));
export const SWAP = bySpace((space) => ({ do: 'swap', space }));
export const PROTECT = bySpace((space) => ({ do: 'protect', space }));

/** The moves that name a card of one seat, by the card's number. */
export interface CardOffers {
  readonly play: readonly (readonly Move[])[];
  readonly faceDown: readonly (readonly Move[])[];
  readonly playBeside: readonly Move[];
  readonly faceDownBeside: readonly Move[];
  readonly remove: readonly Move[];
  readonly pay: readonly Move[];
  readonly search: readonly Move[];
  readonly copy: readonly Move[];
  /** AR-V1: every possible swap. */
  readonly replace: readonly { readonly additional: number; readonly basic: number; readonly move: Move }[];
}

export function makeCardOffers(pieces: readonly Piece[]): CardOffers {
  const byCard = (make: (card: string) => Move): readonly Move[] => pieces.map(({ id }) => make(id));
  return {
    play: pieces.map(({ id }) => bySpace((space) => ({ do: 'play', card: id, space }))),
    faceDown: pieces.map(({ id }) => bySpace((space) => ({ do: 'faceDown', card: id, space }))),
    playBeside: byCard((card) => ({ do: 'playBeside', card })),
    faceDownBeside: byCard((card) => ({ do: 'faceDownBeside', card })),
    remove: byCard((card) => ({ do: 'remove', card })),
    pay: byCard((card) => ({ do: 'pay', card })),
    search: byCard((card) => ({ do: 'search', put: card })),
    copy: byCard((card) => ({ do: 'copy', card })),
    replace: pieces.slice(BASIC).flatMap((additional) =>
      pieces
        .slice(0, BASIC)
        .filter((basic) => replaces(additional.card, basic.card))
        .map((basic) => ({
          additional: additional.number,
          basic: basic.number,
          move: { do: 'replace', card: basic.id, by: additional.id } as const,
        })),
    ),
  };
}
