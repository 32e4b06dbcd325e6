import {
  type CheckResult,
  check,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Read,
  text,
} from '@archivolt/engine';
import { bad } from './mistakes.ts';
import { ADDITIONAL, BASIC, COLOURS, type Colour } from './vocabulary.ts';

/** Effects that contain a whole play, in `moves/replay.ts` and `moves/copy.ts`: AR-K3 and AR-K16. */
export const SPECIALS = ['replay', 'copy'] as const;
export type Special = (typeof SPECIALS)[number];

/** What an instant effect does, right after comparing: a closed union, one branch per kind in `effects.ts`. */
export type Effect =
  /** AR-K1, AR-K2: turn one card of each player, or a number of the player's own. */
  | { readonly kind: 'turn'; readonly whose: 'each' | 'own'; readonly count: number }
  /** AR-K4. */
  | { readonly kind: 'destroyLower' }
  /** AR-K6. */
  | { readonly kind: 'rebuild' }
  /** AR-K8. */
  | { readonly kind: 'tokenOnSpace' }
  /** AR-K9. */
  | { readonly kind: 'opponentsFaceDown' }
  /** AR-K11. */
  | { readonly kind: 'swapAdjacent' }
  /** AR-K12. */
  | { readonly kind: 'protect' }
  /** AR-D1. */
  | { readonly kind: 'handLimit'; readonly cards: number }
  | { readonly kind: 'special'; readonly special: Special };

/** AR-E2: whether the effect is a "may". Compulsory ones are carried out as far as possible. */
const OPTIONAL: Readonly<Record<Effect['kind'], boolean>> = {
  turn: true,
  destroyLower: false,
  rebuild: true,
  tokenOnSpace: false,
  opponentsFaceDown: false,
  swapAdjacent: true,
  protect: true,
  handLimit: false,
  special: true,
};

/** What scores at the end of the game. */
export type EndEffect =
  /** AR-K5: once, next to such a card of any player. */
  | { readonly kind: 'adjacentTo'; readonly card: string; readonly points: number }
  /** AR-K13: for each own card laid beside this one. */
  | { readonly kind: 'perFallen'; readonly points: number };

export interface Card {
  readonly id: string;
  readonly deck: 'basic' | 'additional';
  /** AR-V1: the one card that this one replaces; by default, any basic card of equal basic value. */
  readonly replaces?: string;
  /** AR-X1, AR-X2: what the sides are added to. */
  readonly base?: 'X' | 'N';
  /** Top, right, bottom, left; or the only value. */
  readonly sides: readonly number[];
  /** AR-X9: printed protection. */
  readonly protected?: boolean;
  /** AR-K13: played beside the city, where its owner's destroyed cards go. */
  readonly beside?: boolean;
  /** AR-K7: may move instead of being destroyed. */
  readonly escapes?: boolean;
  /** AR-K14: may be fetched from the deck before the first turn. */
  readonly search?: boolean;
  /** AR-K17, AR-K18: cards to remove in order to play it. */
  readonly cost?: { readonly remove: number; readonly from: 'hand' | 'handOrFallen' };
  readonly effect?: Effect;
  readonly end?: EndEffect;
}

/** A component set as data, for the standard one and for JSON: the cards, and which of them each colour has. */
export interface ComponentSetSource {
  readonly id: string;
  /** How certain its parts are: known, or reconstructed by us. It does not affect play. */
  readonly standing?: Readonly<Record<string, string>>;
  readonly cards: readonly Card[];
  readonly decks: Readonly<
    Record<Colour, { readonly basic: readonly string[]; readonly additional: readonly string[] }>
  >;
}

/** When a card's text applies, for its icon and its help. */
export type Timing = 'instant' | 'end' | 'destruction' | 'cost' | 'beforeFirstTurn' | 'always';

export function timings(card: Card): Timing[] {
  const found: Timing[] = [];
  if (card.search) found.push('beforeFirstTurn');
  if (card.cost) found.push('cost');
  if (card.effect) found.push('instant');
  if (card.escapes) found.push('destruction');
  if (card.beside || card.protected) found.push('always');
  if (card.end) found.push('end');
  return found;
}

const name: Read<string> = (value, path) =>
  /^[A-Z][A-Za-z]*$/.test(text(value, path))
    ? text(value, path)
    : bad(path, 'a name in letters, the first a capital');

const kinds = Object.keys(OPTIONAL) as Effect['kind'][];

const effect: Read<Effect> = (value, path) => {
  if (typeof value !== 'object' || value === null) return bad(path, 'an effect');
  const kind = oneOf(...kinds)((value as { kind?: unknown }).kind, `${path}.kind`);
  switch (kind) {
    case 'turn': {
      const read = object<Extract<Effect, { kind: 'turn' }>>({
        kind: oneOf(kind),
        whose: oneOf('each', 'own'),
        count: integer(1, BASIC),
      })(value, path);
      return read.whose === 'own' || read.count === 1
        ? read
        : bad(`${path}.count`, '1, one card of each player');
    }
    case 'handLimit':
      return object<Extract<Effect, { kind: 'handLimit' }>>({ kind: oneOf(kind), cards: integer(1, BASIC) })(
        value,
        path,
      );
    case 'special':
      return object<Extract<Effect, { kind: 'special' }>>({
        kind: oneOf(kind),
        special: oneOf(...SPECIALS),
      })(value, path);
    default:
      return object<{ kind: typeof kind }>({ kind: oneOf(kind) })(value, path);
  }
};

const ENDS: { readonly [K in EndEffect['kind']]: Read<EndEffect> } = {
  adjacentTo: object({ kind: oneOf('adjacentTo'), card: name, points: integer(0, 99) }),
  perFallen: object({ kind: oneOf('perFallen'), points: integer(0, 99) }),
};

const end: Read<EndEffect> = (value, path) => {
  if (typeof value !== 'object' || value === null) return bad(path, 'an end effect');
  const kinds = Object.keys(ENDS) as EndEffect['kind'][];
  const kind = oneOf(...kinds)((value as { kind?: unknown }).kind, `${path}.kind`);
  return ENDS[kind](value, path);
};

/** AR-X6: four values that rise with every clockwise step except the one from highest to lowest, or a single one. */
const sides: Read<readonly number[]> = (value, path) => {
  const read = list(integer(-20, 40))(value, path);
  if (read.length === 1) return read;
  if (read.length !== 4) return bad(path, 'four values, or a single one');
  const falls = read.filter((side, index) => (read[(index + 3) % 4] ?? side) <= side).length;
  return falls === 1
    ? read
    : bad(path, 'values that rise clockwise (top, left, bottom, right) but for one step');
};

const card = object<Card>({
  id: name,
  deck: oneOf('basic', 'additional'),
  replaces: optional(name),
  base: optional(oneOf('X', 'N')),
  sides,
  protected: optional(oneOf(true)),
  beside: optional(oneOf(true)),
  escapes: optional(oneOf(true)),
  search: optional(oneOf(true)),
  cost: optional(
    object<NonNullable<Card['cost']>>({ remove: integer(1, BASIC - 1), from: oneOf('hand', 'handOrFallen') }),
  ),
  effect: optional(effect),
  end: optional(end),
});

const deck = object<{ basic: string[]; additional: string[] }>({
  basic: list(name, BASIC),
  additional: list(name, ADDITIONAL),
});

const standing: Read<Readonly<Record<string, string>>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(path, 'an object');
  return Object.fromEntries(Object.entries(value).map(([key, word]) => [key, text(word, `${path}.${key}`)]));
};

const source = object<ComponentSetSource>({
  id: (value, path) =>
    /^[a-z][a-z0-9-]*$/.test(text(value, path)) ? text(value, path) : bad(path, 'a name like my-set-2'),
  standing: optional(standing),
  cards: list(card),
  decks: object<Record<Colour, { basic: string[]; additional: string[] }>>({
    red: deck,
    blue: deck,
    green: deck,
    yellow: deck,
  }),
});

/** AR-V1: whether the additional card may replace the basic one. */
export function replaces(additional: Card, basic: Card): boolean {
  if (additional.replaces !== undefined) return additional.replaces === basic.id;
  return additional.base === basic.base && additional.sides[0] === basic.sides[0];
}

/** Validates a component set; a bad one is refused with the path of the first bad value. */
export function readComponentSet(value: unknown): CheckResult<ComponentSetSource> {
  return check((given, path) => {
    const set = source(given, path);
    const byId = new Map<string, Card>();
    set.cards.forEach((one, index) => {
      const here = `cards[${index}]`;
      if (byId.has(one.id))
        bad(`${here}.id`, 'a name that no other card has, not {id} again', { id: one.id });
      if (one.beside && (one.cost || one.effect))
        bad(`${here}.beside`, 'no cost and no instant effect with it');
      if (one.deck === 'basic' && one.replaces !== undefined)
        bad(`${here}.replaces`, 'nothing on a basic card');
      byId.set(one.id, one);
    });
    set.cards.forEach((one, index) => {
      if (one.end?.kind === 'adjacentTo' && !byId.has(one.end.card)) {
        bad(`cards[${index}].end.card`, 'a card of this set');
      }
    });
    for (const colour of COLOURS) checkDeck(set, colour, byId);
    return set;
  }, value);
}

/** What one colour must have so that its decks can be made and its turns end. */
function checkDeck(set: ComponentSetSource, colour: Colour, byId: ReadonlyMap<string, Card>): void {
  const path = `decks.${colour}`;
  const seen = new Set<string>();
  const specials = new Set<string>();
  for (const part of ['basic', 'additional'] as const) {
    set.decks[colour][part].forEach((id, index) => {
      const here = `${path}.${part}[${index}]`;
      const found = byId.get(id) ?? bad(here, 'a card of this set');
      if (found.deck !== part) bad(here, 'a card whose deck is {deck}', { deck: part });
      if (seen.has(id)) bad(here, 'each card once, not {id} again', { id });
      seen.add(id);
      if (found.effect?.kind === 'special') {
        // Two such cards of one colour could bring each other back forever.
        const { special } = found.effect;
        if (specials.has(special)) bad(here, 'one card with the {special} effect, not two', { special });
        specials.add(special);
      }
      const basics = set.decks[colour].basic.map((basic) => byId.get(basic));
      if (part === 'additional' && !basics.some((basic) => basic && replaces(found, basic))) {
        if (found.replaces !== undefined)
          bad(here, 'a card that replaces a basic one of {colour}: it has no {id}', {
            colour,
            id: found.replaces,
          });
        const value = `${found.base ?? ''}${found.sides[0]}`;
        bad(here, 'a card that replaces a basic one of {colour}: none has the value {value}', {
          colour,
          value,
        });
      }
    });
  }
}
