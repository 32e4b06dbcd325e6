import {
  type Ask,
  type Event,
  printSpace,
  type ReasonCode,
  type ScoreCode,
  type Table,
  type TieBreakCode,
  type Way,
} from '@archivolt/architectura';
import { at, type Facts, type Reason, type ScoreLine } from '@archivolt/engine';
import type { Who } from '../entry.ts';

/** Every event and every reason as an English sentence. A new one without its sentence does not compile. */

/** "TownHall" is written "Town Hall". */
export function cardName(id: string): string {
  return id.replace(/([a-z])([A-Z])/g, '$1 $2');
}

export function spaceName(space: number): string {
  return `space ${printSpace(space)}`;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

export function wayName(way: Way): string {
  return way === 'cw' ? 'clockwise' : 'counter-clockwise';
}

function named(ids: readonly string[]): string {
  return ids.map(cardName).join(', ');
}

type Tell = {
  [T in Event['type']]: (event: Extract<Event, { type: T }>, who: Who) => string | undefined;
};

const EVENTS: Tell = {
  ready: ({ seat }, who) => `${who(seat)} has chosen a deck.`,
  shown: ({ seat, added, leftOut }, who) =>
    added.length === 0
      ? `${who(seat)} plays the basic deck.`
      : `${who(seat)} plays with ${named(added)} instead of ${named(leftOut)}.`,
  turnBegan: () => undefined, // the heading of the turn says it
  searched: ({ seat, card }, who) => `${who(seat)} takes the ${cardName(card)} out of the deck.`,
  exchanged: ({ seat, count }, who) => `${who(seat)} puts the hand (${cards(count)}) under the deck.`,
  drew: ({ seat, count, hand, deck }, who) =>
    `${who(seat)} draws ${cards(count)} (hand ${hand}, deck ${deck}).`,
  played: ({ owner, card, space, value, covers }, who) =>
    `${who(owner)} plays the ${cardName(card)} (${value}) on ${spaceName(space)}${covers === null ? '' : `, over a destroyed ${cardName(covers)}`}.`,
  playedBeside: ({ owner, card, value }, who) =>
    `${who(owner)} plays the ${cardName(card)} (${value}) beside the city.`,
  passed: ({ seat }, who) => `${who(seat)} can play nothing.`,
  skipped: ({ seat }, who) => `${who(seat)} has no cards left and is skipped.`,
  declined: ({ seat }, who) => `${who(seat)} lets it be.`,
  compared: ({ owner, card, value, played }, who) =>
    `It is compared with ${who(owner)}'s ${cardName(card)} to its left: ${value} against ${played}.`,
  shielded: ({ owner, card }, who) => `${who(owner)}'s ${cardName(card)} is protected.`,
  spared: ({ owner, card }, who) => `${who(owner)}'s ${cardName(card)} is spared.`,
  turned: ({ owner, card, way, from, to }, who) =>
    `${who(owner)}'s ${cardName(card)} turns ${wayName(way)} from ${from} to ${to}.`,
  destroyed: ({ owner, card, from, beside }, who) =>
    `${who(owner)}'s ${cardName(card)} (${from}) is destroyed${beside ? ' and laid beside the city' : ''}.`,
  rebuilt: ({ owner, card, to }, who) => `${who(owner)}'s ${cardName(card)} is rebuilt (${to}).`,
  moved: ({ owner, card, from, space }, who) =>
    `${who(owner)}'s ${cardName(card)} moves from ${spaceName(from)} to ${spaceName(space)}.`,
  swapped: ({ one, other }, who) =>
    `${who(one.owner)}'s ${cardName(one.card)} and ${who(other.owner)}'s ${cardName(other.card)} change places.`,
  returned: ({ owner, card }, who) => `${who(owner)}'s ${cardName(card)} returns to the hand.`,
  removed: ({ owner, card, from }, who) =>
    `${who(owner)}'s ${cardName(card)} leaves the game${from === 'hand' ? ' from the hand' : ''}.`,
  playedFaceDown: ({ owner, card, space }, who) =>
    `${who(owner)} plays the ${cardName(card)} face down ${space === null ? 'beside the city' : `on ${spaceName(space)}`}.`,
  tokenPlaced: ({ seat, space, on }, who) =>
    on === 'space'
      ? `${who(seat)} puts a token on ${spaceName(space)}.`
      : `${who(seat)} protects the card on ${spaceName(space)}.`,
  tokenReturned: ({ seat, space }, who) => `${who(seat)}'s token comes back from ${spaceName(space)}.`,
  limitRaised: ({ seat, to }, who) => `${who(seat)} may now hold ${cards(to)}.`,
  copied: ({ seat, card }, who) => `${who(seat)} copies the effect of the ${cardName(card)}.`,
  revalued: ({ owner, card, from, to }, who) =>
    `${who(owner)}'s ${cardName(card)} now counts ${to} instead of ${from}.`,
  ended: () => 'Nobody can play any more: the game is over.',
};

export function tell(event: Event, _table: Table, who: Who): string | undefined {
  return (EVENTS[event.type] as (event: Event, who: Who) => string | undefined)(event, who);
}

const ASKED: Record<Ask, string> = {
  swaps: 'the deck',
  show: 'showing the deck',
  turn: 'a card to play',
  pay: 'a card to pay with',
  spare: 'whether the protected card is spared',
  spareHits: 'whether the protected card is spared',
  escape: 'where the card escapes to',
  turnCards: 'a card to turn',
  return: 'a card to return to the hand',
  replay: 'a card to play in the freed space',
  rebuild: 'a card to rebuild',
  token: 'a space for the token',
  faceDown: 'a card to play face down',
  swap: 'a card to change places with',
  protect: 'a card to protect',
  copy: 'an effect to copy',
  effect: 'an effect',
  escapes: 'an escape',
  leave: 'a card that leaves',
  endTurn: 'the end of the turn',
};

interface Known {
  number(name: string): number;
  card(name?: string): string;
  space(name?: string): string;
  owner(who: Who, name?: string): string;
  text(name: string): string;
}

function known(facts: Facts): Known {
  const number = (name: string): number => Number(facts[name]);
  return {
    number,
    card: (name = 'card') => cardName(String(facts[name])),
    space: (name = 'space') => spaceName(number(name)),
    owner: (who, name = 'owner') => who(number(name)),
    text: (name) => String(facts[name]),
  };
}

const REASONS: { [C in ReasonCode]: (facts: Known, who: Who) => string } = {
  gameOver: () => 'The game is over.',
  notYourDecision: (f, who) => `${f.owner(who, 'seat')} has to decide first: ${ASKED[f.text('ask') as Ask]}.`,
  otherDecision: (f) => `Now the game asks for ${ASKED[f.text('ask') as Ask]}.`,
  noSuchCard: (f) => `Your colour has no ${f.card()}.`,
  notInHand: (f) => `The ${f.card()} is not in your hand.`,
  notInDeck: (f) => `The ${f.card()} is not in your deck (any more).`,
  notAdditional: (f) => `The ${f.card()} is no additional card.`,
  alreadySwappedIn: (f) => `The ${f.card()} is in your deck already.`,
  cannotReplace: (f) => `The ${f.card('by')} cannot take the place of the ${f.card()}.`,
  noSwapsLeft: (f) => `No more than ${f.number('most')} swaps were agreed.`,
  notYourDeck: () => 'That is not the deck that you have chosen.',
  noSuchSpace: (f) => `The city has ${f.number('streets')} streets of 8 blocks.`,
  spaceTaken: (f) => `A face-up card lies on ${f.space()}.`,
  leftIsEmpty: (f) => `The space to the left of ${f.space()} is empty.`,
  streetNotOpen: (f) => `The street of ${f.space('first')} must be opened first.`,
  foreignToken: (f, who) => `${f.owner(who)}'s token lies on ${f.space()}.`,
  threeInARow: (f) => `It would stand in a row of ${f.number('run')} cards of your colour.`,
  costTooHigh: (f) => `It costs ${cards(f.number('cost'))}, and you have ${f.number('others')} to pay with.`,
  costPayable: (f) => `You can pay for the ${f.card()}, so it is played and not removed.`,
  noCost: (f) => `The ${f.card()} has no cost; only cards that cannot be paid for may be removed.`,
  belongsBeside: (f) => `The ${f.card()} is played beside the city.`,
  belongsInCity: (f) => `The ${f.card()} is played in the city.`,
  mustPlay: (f) => `You can play a card (${f.number('plays')} ways), so you must.`,
  exchangeUsed: () => 'You have exchanged your hand once in this game.',
  handEmpty: () => 'Your hand is empty.',
  searchOver: () => 'A search is possible only at the start of your first turn.',
  searchedCardInHand: () => 'The card is in your hand already.',
  nothingToSearch: () => 'Your deck has no card that may be searched for.',
  otherSpace: (f) => `Now it can only be ${f.space()}.`,
  justReturned: (f) => `The ${f.card()} has just been returned.`,
  nothingToReplay: () => 'No other card of your hand could be played there.',
  nothingFaceUp: (f) => `No face-up card lies on ${f.space()}.`,
  notYours: (f, who) => `The card on ${f.space()} is ${f.owner(who)}'s.`,
  protected: (f, who) => `${f.owner(who)}'s ${f.card()} is protected.`,
  singleValue: (f) => `The ${f.card()} has a single value and cannot be turned.`,
  turnedAlready: (f) => `The card on ${f.space()} has been turned already.`,
  playerDone: (f, who) => `A card of ${f.owner(who)} has been turned already.`,
  notDestroyed: (f) => `No destroyed card of yours lies open on ${f.space()}.`,
  tokenThere: (f) => `A token lies on ${f.space()} already.`,
  alreadyProtected: (f) => `The ${f.card()} is protected already.`,
  notAdjacent: (f) => `${f.space()} is not next to ${f.space('from')}.`,
  notItself: () => 'A card that copies cannot return itself.',
  mustAnswer: () => 'This effect is compulsory.',
  notFaceUpInCity: (f) => `No ${f.card()} lies face up in the city.`,
  noInstantEffect: (f) => `The ${f.card()} has no instant effect to copy.`,
  nothingWouldHappen: (f) => `Copying the ${f.card()} would do nothing now.`,
  goesBeside: (f) => `Your destroyed cards go beside the city, the ${f.card()} too.`,
  staysInCity: (f) =>
    `The ${f.card()} is played on a space: nothing of yours lies beside the city to take it in.`,
};

export function why(reason: Reason, who: Who): string {
  const say = REASONS[reason.code as ReasonCode];
  const sentence = say(known(reason.facts ?? {}), who);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const SCORE_LINES: { [C in ScoreCode]: (facts: Known) => string } = {
  building: (f) => {
    const base = f.text('base');
    if (base === 'undefined') return `${f.card()} on ${f.space()}`;
    const offset = f.number('offset');
    const sum = `${base} ${f.number('counted')} ${offset < 0 ? '−' : '+'} ${Math.abs(offset)}`;
    return `${f.card()} on ${f.space()} (${sum})`;
  },
  beside: (f) => `${f.card()} beside the city`,
  adjacent: (f) => `${f.card()} on ${f.space()}, next to a ${f.card('to')}`,
  fallen: (f) => `${f.card()}: ${cards(f.number('cards'))} beside it, ${f.number('each')} each`,
};

export function scoreLine({ code, facts }: ScoreLine): string {
  return SCORE_LINES[code as ScoreCode](known(facts ?? {}));
}

const TIE_BREAKS: { [C in TieBreakCode]: string } = {
  mostFaceUp: 'most cards face up:',
  lowestValue: 'lower lowest value:',
};

export function tieBreak(code: string): string {
  return TIE_BREAKS[code as TieBreakCode];
}

/** The name of the seat's colour, with a capital. */
export function colourName(colours: readonly string[], seat: number): string {
  const name = at(colours, seat);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
