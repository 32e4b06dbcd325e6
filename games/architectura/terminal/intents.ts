import {
  BLOCKS,
  hasCard,
  kitOf,
  MOST_PLAYERS,
  type Move,
  printSpace,
  type View,
} from '@archivolt/architectura';
import type { ArchitecturaMessages } from '@archivolt/architectura/words';
import { each } from '@archivolt/engine';

/** All moves that may be meant by the name of a card, a space or the word for an action. */
export function intents(m: ArchitecturaMessages, { table, seat, mine }: View, text: string): Move[] {
  const typed = text.trim().toLowerCase();
  const word = commandNamed(m, typed) ?? typed;
  const spaces = each(table.top.length, (space) => space);
  const kit = kitOf(table);
  const own = kit.pieces.filter((piece) => piece.seat === seat);
  const named = own.find(
    ({ id }) => id.toLowerCase() === word.replace(/\s/g, '') || m.terms.card(id).toLowerCase() === word,
  );
  if (named) {
    if (named.beside) return [{ do: 'playBeside', card: named.id }];
    return spaces.map((space): Move => ({ do: 'play', card: named.id, space }));
  }
  const space = each(MOST_PLAYERS * BLOCKS, (one) => one).find((one) => printSpace(one) === word);
  if (space !== undefined || word === 'play') {
    const held = own.filter(({ number }) => hasCard(mine.hand, number));
    // With an empty hand any card explains why nothing can be played.
    const cards = held.length > 0 ? held : own.slice(0, 1);
    const meant = space === undefined ? spaces : [space];
    return cards.flatMap(({ id }) => meant.map((one): Move => ({ do: 'play', card: id, space: one })));
  }
  if (word === 'turn' || word === 'rotate')
    return spaces.map((space): Move => ({ do: 'turn', space, way: 'cw' }));
  if (word === 'token' || word === 'rebuild' || word === 'protect' || word === 'return' || word === 'swap')
    return spaces.map((space): Move => ({ do: word, space }));
  if (word === 'pass' || word === 'exchange' || word === 'decline' || word === 'ready' || word === 'spare')
    return [{ do: word }];
  if (word === 'search') return own.slice(0, 1).map(({ id }): Move => ({ do: 'search', put: id }));
  return [];
}

/** The translated names of the actions. */
function commandNamed({ commands }: ArchitecturaMessages, word: string): string | undefined {
  return Object.entries(commands).find(([, { name }]) => name.toLowerCase() === word)?.[0];
}
