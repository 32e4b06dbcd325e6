import {
  architectura,
  BLOCKS,
  componentsOf,
  type Do,
  hasCard,
  MOST_PLAYERS,
  type Move,
  type MoveOf,
  printSpace,
  type Space,
  type View,
} from '@archivolt/architectura';
import type { ArchitecturaMessages } from '@archivolt/architectura/words';
import { each } from '@archivolt/engine';

/**
 * The moves that may be meant by the name of a card, a space or the word for a move: those that are possible, and of the
 * others one for each reason.
 */
export function intents(m: ArchitecturaMessages, view: View, text: string): Move[] {
  const known = new Set<string>();
  return allIntents(m, view, text).filter((move) => {
    const codes = architectura.explain(view, move).map(({ code }) => code);
    const isKnown = codes.every((code) => known.has(code));
    for (const code of codes) known.add(code);
    // The same reason at every space would fill the screen.
    return codes.length === 0 || !isKnown;
  });
}

function allIntents(m: ArchitecturaMessages, { table, seat, mine }: View, text: string): Move[] {
  const word = text.trim().toLowerCase();
  const spaces = each(table.top.length, (space) => space);
  const own = componentsOf(table).pieces.filter((piece) => piece.seat === seat);
  const named = own.find(
    ({ id }) => id.toLowerCase() === word.replace(/\s/g, '') || m.terms.card(id).toLowerCase() === word,
  );
  if (named) {
    if (named.beside) return [{ do: 'playBeside', card: named.id }];
    // A card that is not in the hand cannot be played anywhere: the first space is example enough.
    const meant = hasCard(mine.hand, named.number) ? spaces : spaces.slice(0, 1);
    return meant.map((space): Move => ({ do: 'play', card: named.id, space }));
  }
  const deck = own.map(({ id }) => id);
  const held = own.filter(({ number }) => hasCard(mine.hand, number)).map(({ id }) => id);
  // With an empty hand any card explains why nothing can be played.
  const hand = held.length > 0 ? held : deck.slice(0, 1);
  const space = each(MOST_PLAYERS * BLOCKS, (one) => one).find((one) => printSpace(one) === word);
  if (space !== undefined) return MEANT.play({ deck, hand, spaces: [space] });
  return movesNamed(m, word).flatMap((kind): Move[] => MEANT[kind]({ deck, hand, spaces }));
}

/** What a move can be about: the player's cards, those that could be played, and the spaces. */
interface Things {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly spaces: readonly Space[];
}

/** The moves of each kind that may be meant if only the kind is named. */
const MEANT: { readonly [K in Do]: (things: Things) => MoveOf<K>[] } = {
  replace: ({ deck: [card = '', by = ''] }) => [{ do: 'replace', card, by }],
  ready: () => [{ do: 'ready' }],
  show: () => [{ do: 'show', added: [], leftOut: [] }],
  continue: () => [{ do: 'continue' }],
  search: ({ deck: [put = ''] }) => [{ do: 'search', put }],
  exchange: () => [{ do: 'exchange' }],
  play: ({ hand, spaces }) =>
    hand.flatMap((card) => spaces.map((space) => ({ do: 'play' as const, card, space }))),
  playBeside: ({ hand }) => hand.map((card) => ({ do: 'playBeside', card })),
  remove: ({ hand }) => hand.map((card) => ({ do: 'remove', card })),
  pass: () => [{ do: 'pass' }],
  pay: ({ hand }) => hand.map((card) => ({ do: 'pay', card })),
  spare: () => [{ do: 'spare' }],
  allow: () => [{ do: 'allow' }],
  move: ({ spaces }) => spaces.map((space) => ({ do: 'move', space })),
  turn: ({ spaces }) => spaces.map((space) => ({ do: 'turn', space, way: 'cw' })),
  return: ({ spaces }) => spaces.map((space) => ({ do: 'return', space })),
  rebuild: ({ spaces }) => spaces.map((space) => ({ do: 'rebuild', space })),
  token: ({ spaces }) => spaces.map((space) => ({ do: 'token', space })),
  faceDown: ({ hand, spaces }) =>
    hand.flatMap((card) => spaces.map((space) => ({ do: 'faceDown' as const, card, space }))),
  faceDownBeside: ({ hand }) => hand.map((card) => ({ do: 'faceDownBeside', card })),
  swap: ({ spaces }) => spaces.map((space) => ({ do: 'swap', space })),
  protect: ({ spaces }) => spaces.map((space) => ({ do: 'protect', space })),
  copy: ({ deck }) => deck.map((card) => ({ do: 'copy', card })),
  decline: () => [{ do: 'decline' }],
};

const KINDS = Object.keys(MEANT) as Do[];

/** Words of the notation and of the buttons that are not the name of a kind. */
const WORDS: ReadonlyMap<string, readonly Do[]> = new Map<string, readonly Do[]>([
  ['rotate', ['turn']],
  ['down', ['faceDown', 'faceDownBeside']],
  ['beside', ['playBeside', 'faceDownBeside']],
]);

/** The kinds of move that a word names, in the notation or as on the buttons. */
function movesNamed({ commands }: ArchitecturaMessages, typed: string): readonly Do[] {
  const button = Object.entries(commands).find(([, { name }]) => name.toLowerCase() === typed);
  const word = button?.[0] ?? typed;
  return WORDS.get(word) ?? KINDS.filter((kind) => kind.toLowerCase() === word);
}
