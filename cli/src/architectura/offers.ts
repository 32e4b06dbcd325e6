import {
  type Ask,
  isFaceUp,
  kitOf,
  type Move,
  pieceNamed,
  sparedSpace,
  type Table,
  topPiece,
  type View,
  valueAt,
} from '@archivolt/architectura';
import { at, each } from '@archivolt/engine';
import { coloursOf } from './board.ts';
import { cardName, colourName, spaceName, wayName } from './sentences.ts';

/** What a player may do, as a person would say it. */

type Do = Move['do'];
type Say = { [K in Do]: (move: Extract<Move, { do: K }>, view: View) => string };

/** "Blue's Palace (8)" */
function cardOn(table: Table, space: number): string {
  const kit = kitOf(table);
  const piece = topPiece(table, kit, space);
  const value = isFaceUp(table, space) ? ` (${valueAt(table, kit, space)})` : '';
  return `${colourName(coloursOf(table), piece.seat)}'s ${cardName(piece.id)}${value} on ${spaceName(space)}`;
}

/** What lies to the left of a space, which a played card is compared with. */
function beside(table: Table, space: number): string {
  const left = space % 8 > 0 ? space - 1 : -1;
  if (left < 0 || !isFaceUp(table, left)) return '';
  return `, next to ${cardOn(table, left).replace(/ on .*/, '')}`;
}

function spared({ table }: View): string {
  const todo = table.todo.at(-1);
  if (todo?.ask === 'spareHits') return cardOn(table, sparedSpace(todo));
  return todo?.ask === 'spare' ? cardOn(table, todo.space) : 'your protected card';
}

const SAY: Say = {
  replace: ({ card, by }) => `${cardName(by)} instead of ${cardName(card)}`,
  ready: () => 'the deck is chosen',
  show: ({ added }) => (added.length === 0 ? 'show the basic deck' : 'show your deck'),
  continue: () => 'go on',
  search: ({ put }) => `put the ${cardName(put)} under the deck and fetch the card that may be searched for`,
  exchange: () => 'exchange the whole hand (once a game)',
  play: ({ card, space }, { table }) => {
    const over = at(table.top, space) >= 0 ? ', over a ruin' : '';
    return `${cardName(card)} on ${spaceName(space)}${over}${beside(table, space)}`;
  },
  playBeside: ({ card }) => `${cardName(card)} beside the city`,
  remove: ({ card }) => `remove the ${cardName(card)} from the game, as it cannot be paid for`,
  pass: () => 'no card can be played: end the turn',
  pay: ({ card }) => `pay with the ${cardName(card)}, which leaves the game`,
  spare: (_move, view) => `spare ${spared(view)}`,
  allow: (_move, view) => `let it happen to ${spared(view)}`,
  move: ({ space }) => `move it to ${spaceName(space)}`,
  turn: ({ space, way }, { table }) =>
    `turn ${cardOn(table, space)} ${wayName(way)} to ${turnedTo(table, space, way)}`,
  return: ({ space }, { table }) => `return ${cardOn(table, space)} to the hand`,
  rebuild: ({ space }, { table }) => `rebuild ${cardOn(table, space)}`,
  token: ({ space }) => `token on ${spaceName(space)}`,
  faceDown: ({ card, space }) => `${cardName(card)} face down on ${spaceName(space)}`,
  faceDownBeside: ({ card }) => `${cardName(card)} face down beside the city`,
  swap: ({ space }, { table }) => `change places with ${cardOn(table, space)}`,
  protect: ({ space }, { table }) => `protect ${cardOn(table, space)}`,
  copy: ({ card }) => `copy the effect of the ${cardName(card)}`,
  decline: () => 'let it be',
};

/** The value after one step: clockwise brings the left side up, counter-clockwise the right one. */
function turnedTo(table: Table, space: number, way: 'cw' | 'ccw'): number {
  const kit = kitOf(table);
  const { sides } = topPiece(table, kit, space);
  const face = at(table.face, space);
  const next = (face + (way === 'cw' ? sides.length - 1 : 1)) % sides.length;
  return valueAt(table, kit, space) - at(sides, face) + at(sides, next);
}

export function offer(view: View, move: Move): string {
  return (SAY[move.do] as (move: Move, view: View) => string)(move, view);
}

const HEADINGS: { [K in Do]: string } = {
  replace: 'Swap cards',
  ready: 'Go on',
  show: 'Go on',
  continue: 'Go on',
  search: 'Before playing',
  exchange: 'Before playing',
  play: 'Play',
  playBeside: 'Play',
  remove: 'Play',
  pass: 'Go on',
  pay: 'Pay',
  spare: 'Protection',
  allow: 'Protection',
  move: 'Move',
  turn: 'Turn',
  return: 'Return',
  rebuild: 'Rebuild',
  token: 'Token',
  faceDown: 'Play face down',
  faceDownBeside: 'Play face down',
  swap: 'Swap',
  protect: 'Protect',
  copy: 'Copy',
  decline: 'Go on',
};

export function group(move: Move): string {
  return move.do === 'play' ? `Play the ${cardName(move.card)}` : HEADINGS[move.do];
}

const QUESTIONS: Record<Ask, string> = {
  swaps: 'Which additional cards go into your deck?',
  show: 'Your deck is shown to all.',
  turn: 'Your turn: play a card.',
  pay: 'What do you pay with?',
  spare: 'Your own protected card would be affected.',
  spareHits: 'Your own protected card would be destroyed.',
  escape: 'Your card would be destroyed: where does it escape to?',
  turnCards: 'Which card do you turn?',
  return: 'Which card returns to your hand?',
  replay: 'Which card do you play in the freed space?',
  rebuild: 'Which card do you rebuild?',
  token: 'Where does your token go?',
  faceDown: 'Which card do you play face down, and where?',
  swap: 'Which neighbour does it change places with?',
  protect: 'Which card do you protect?',
  copy: 'Which effect do you copy?',
  effect: 'An effect is applied.',
  escapes: 'Cards escape.',
  leave: 'A card leaves.',
  endTurn: 'The turn ends.',
};

export function question({ table }: View): string {
  const todo = table.todo.at(-1);
  return todo === undefined ? 'The game is over.' : QUESTIONS[todo.ask];
}

/** Everything that may be meant by the name of a card, a space or the word for an action. */
export function intents({ table, seat, mine }: View, text: string): Move[] {
  const word = text.trim().toLowerCase();
  const spaces = each(table.top.length, (space) => space);
  const kit = kitOf(table);
  const own = kit.pieces.filter((piece) => piece.seat === seat);
  const named = own.find(({ id }) => id.toLowerCase() === word.replace(/\s/g, ''));
  if (named) {
    if (named.beside) return [{ do: 'playBeside', card: named.id }];
    return spaces.map((space): Move => ({ do: 'play', card: named.id, space }));
  }
  const found = /^([1-4])\.([1-8])$/.exec(word);
  if (found) {
    const space = (Number(found[1]) - 1) * 8 + Number(found[2]) - 1;
    return own
      .filter(({ number }) => (mine.hand & (1 << number)) !== 0)
      .map(({ id }): Move => ({ do: 'play', card: id, space }));
  }
  if (word === 'turn') return spaces.map((space): Move => ({ do: 'turn', space, way: 'cw' }));
  if (word === 'token' || word === 'rebuild' || word === 'protect' || word === 'return' || word === 'swap')
    return spaces.map((space): Move => ({ do: word, space }));
  if (word === 'pass' || word === 'exchange' || word === 'decline' || word === 'ready' || word === 'spare')
    return [{ do: word }];
  if (word === 'search') return own.slice(0, 1).map(({ id }): Move => ({ do: 'search', put: id }));
  return pieceNamed(kit, seat, text) ? [{ do: 'copy', card: text }] : [];
}
