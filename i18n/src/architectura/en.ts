import type { Effect } from '@archivolt/architectura';
import { common } from '../common/en.ts';
import { capital, words } from '../words.ts';
import type { ArchitecturaMessages, Fate, Outcome, Owned, Source, Spot, Target, Who } from './messages.ts';

const { n, and, or } = words('en-GB');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? `You ${you}` : `${who.name} ${others}`;
const by = (who: Who): string => (who.me ? 'you' : who.name);
const its = (who: Who): string => (who.me ? 'your' : `${who.name}’s`);

const BUILDINGS = {
  Library: 'Library',
  Greenhouse: 'Greenhouse',
  Manufactory: 'Manufactory',
  Arsenal: 'Arsenal',
  Statue: 'Statue',
  School: 'School',
  Inn: 'Inn',
  Fountain: 'Fountain',
  Laboratory: 'Laboratory',
  Palace: 'Palace',
  Park: 'Park',
  Temple: 'Temple',
  Cemetery: 'Cemetery',
  Obelisk: 'Obelisk',
  Museum: 'Museum',
  Forge: 'Forge',
  TownHall: 'Town Hall',
  MagicAcademy: 'Magic Academy',
};

const card = (id: string): string => (BUILDINGS as Record<string, string>)[id] ?? id;
const the = (id: string): string => `the ${card(id)}`;
const The = (id: string): string => `The ${card(id)}`;
const all = (ids: readonly string[]): string => and(ids.map(card));
const own = (b: Owned): string => `${its(b.owner)} ${card(b.card)}`;
const Own = (b: Owned): string => capital(own(b));
const space = ({ street, block }: Spot): string => `street ${street}, block ${block}`;
const target = (t: Target): string => (t.building ? own(t.building) : `the card in ${space(t.spot)}`);
const cards = (k: number): string => n(k, 'card', 'cards');
const points = (k: number): string => n(k, 'point', 'points');

/** The card that asks, at the head of its question. */
const source = ({ card: id, through, by: who }: Source): string => {
  if (through !== null) return `${id === null ? '' : `${card(id)} through `}${its(who)} ${card(through)}`;
  return id === null ? '' : who.me ? card(id) : `${its(who)} ${card(id)}`;
};
const from = (src: Source, question: string): string =>
  source(src) === '' ? capital(question) : `${capital(source(src))}: ${question}`;

const fate = ({ change, to }: Fate): string =>
  change === 'destroy' ? 'be destroyed' : change === 'up' ? `rise to ${to}` : `fall to ${to}`;
const choice = (o: Outcome): string => (o.choice ? ', unless you spare it' : '');
const outcome = (o: Outcome): string =>
  ({
    nothing: 'nothing to compare',
    equal: 'stays: equal',
    highest: 'stays at its highest',
    lowest: 'stays at its lowest',
    up: `rises to ${o.to}`,
    down: `falls to ${o.to}`,
    destroyed: 'is destroyed',
    escapes: 'moves or is destroyed',
    protected: 'protected: stays',
  })[o.what];

const effect = (e: Effect): string => {
  switch (e.kind) {
    case 'turn':
      return e.whose === 'each'
        ? 'You may rotate 1 card of each player one step.'
        : `You may rotate up to ${e.count} of your own cards one step.`;
    case 'destroyLower':
      return 'Destroys all cards of lower value in its street.';
    case 'rebuild':
      return 'You may rebuild 1 of your destroyed cards.';
    case 'tokenOnSpace':
      return 'Put one of your tokens on an eligible space: it is kept for you.';
    case 'opponentsFaceDown':
      return 'Each opponent plays a hand card face down.';
    case 'swapAdjacent':
      return 'You may swap it with an adjacent face-up card.';
    case 'protect':
      return 'You may protect 1 of your face-up cards with a token.';
    case 'handLimit':
      return `Your hand limit rises to ${e.cards}.`;
    case 'special':
      return e.special === 'replay'
        ? 'You may return 1 of your cards to your hand and play another in its space.'
        : 'You may use the instant effect of any face-up card; then the played card leaves the game.';
    default:
      return e satisfies never;
  }
};

export const game = {
  terms: {
    title: 'Architectura',
    colon: ': ',
    buildings: BUILDINGS,
    colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' },
    houses: {
      red: 'House of the Gable',
      blue: 'House of the Moon',
      green: 'House of the Leaf',
      yellow: 'House of the Sun',
    },
    ways: { cw: 'clockwise', ccw: 'counter-clockwise' },
    timings: {
      instant: 'When played',
      end: 'At the end of the game',
      destruction: 'When it would be destroyed',
      cost: 'Cost',
      beforeFirstTurn: 'Before your first turn',
      always: 'Always',
    },
    faceUp: 'face up',
    faceDown: 'face down',
    city: 'City',
    hand: 'Hand',
    deck: 'Deck',
    tokens: 'Tokens',
    besideCity: 'beside the city',
    removed: 'out of the game',
    you: 'you',
    card,
    building: (b) => (b.owner.me ? own(b) : `${card(b.card)} of ${b.owner.name}`),
    street: (k) => `street ${k}`,
    block: (k) => `block ${k}`,
    space,
    value: (v) => `value ${v}`,
    countCards: cards,
    countTokens: (k) => n(k, 'token', 'tokens'),
    countPoints: points,
    and,
    or,
    effect,
    end: (e) =>
      e.kind === 'adjacentTo'
        ? `${points(e.points)} if it is adjacent to a face-up ${card(e.card)}.`
        : `${points(e.points)} for each of your cards beside it.`,
    cost: ({ remove, from: where }) =>
      `Remove ${n(remove, 'other card', 'other cards')} from the game, ${where === 'hand' ? 'out of your hand' : 'out of your hand or from beside the city'}.`,
    protection: 'Protected: opponents’ cards do not affect it.',
    beside: 'Is played beside the city; your destroyed cards come to lie there.',
    escapes: 'You may move it to another eligible space instead.',
    search: 'You may fetch it out of your deck in exchange for a hand card.',
    noEffect: 'No effect.',
  },
  events: {
    ready: (w) => `${s(w, 'have chosen your', 'has chosen a')} deck.`,
    shown: (w, added, leftOut) =>
      added.length === 0
        ? `${s(w, 'play', 'plays')} with the basic deck.`
        : `${s(w, 'play', 'plays')} with ${all(added)} instead of ${all(leftOut)}.`,
    turnBegan: (w, turn) => `Turn ${turn}: ${w.me ? 'your turn' : `${w.name}’s turn`}.`,
    searched: (w, id) =>
      `${s(w, 'put', 'puts')} a hand card into the deck, ${w.me ? 'take' : 'takes'} ${the(id)} out of it and ${w.me ? 'shuffle' : 'shuffles'}.`,
    exchanged: (w, k) =>
      `${s(w, 'put your', 'puts the')} whole hand (${cards(k)}) under the deck and ${w.me ? 'draw' : 'draws'} as many.`,
    drew: (w, k, hand, deck) =>
      `${s(w, 'draw', 'draws')} ${cards(k)} (${hand} in hand, ${deck} in the deck).`,
    played: (w, id, at, v, covers) =>
      `${s(w, 'play', 'plays')} ${the(id)} with value ${v} in ${space(at)}${covers === null ? '' : `, over a ruin (${card(covers)})`}.`,
    playedBeside: (w, id, v) => `${s(w, 'play', 'plays')} ${the(id)} with value ${v} beside the city.`,
    passed: (w) => `${s(w, 'have', 'has')} no card to play.`,
    skipped: (w) => `${s(w, 'have', 'has')} no cards left and ${w.me ? 'are' : 'is'} skipped.`,
    declined: {
      turnCards: (w) => `${s(w, 'rotate', 'rotates')} no further card.`,
      return: (w) => `${s(w, 'return', 'returns')} no card to the hand.`,
      escape: (w) => `${s(w, 'do not move your card', 'does not move the card')} away.`,
      rebuild: (w) => `${s(w, 'rebuild', 'rebuilds')} nothing.`,
      swap: (w) => `${s(w, 'swap', 'swaps')} nothing.`,
      protect: (w) => `${s(w, 'protect', 'protects')} nothing.`,
      copy: (w) => `${s(w, 'copy', 'copies')} no effect.`,
      other: (w) => `${s(w, 'decline', 'declines')}.`,
    },
    compared: (b, how, v, played) =>
      `Comparing: ${own(b)} on the left has ${v} against ${played}, ${{ equal: 'equal', up: 'higher', down: 'lower', destroy: 'half or less' }[how]}.`,
    shielded: (b) => `${Own(b)} is protected and stays as it is.`,
    spared: (w, id) => `${s(w, 'spare your', 'spares the protected')} ${card(id)}.`,
    turned: (b, way, a, z, rises) =>
      `${Own(b)} turns ${way === 'cw' ? 'clockwise' : 'counter-clockwise'} and ${rises ? 'rises' : 'falls'} from ${a} to ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)} with value ${v} is destroyed${beside ? ' and goes beside the city' : ''}.`,
    rebuilt: (w, id, at, v) => `${s(w, 'rebuild', 'rebuilds')} ${the(id)} in ${space(at)} with value ${v}.`,
    moved: (w, id, a, z) => `${s(w, 'move', 'moves')} ${the(id)} from ${space(a)} to ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} and ${own(b)} change places.`,
    returned: (w, id, at) =>
      `${s(w, 'take', 'takes')} ${the(id)} in ${space(at)} back into ${w.me ? 'your' : 'the'} hand.`,
    removed: (b, where) =>
      `${Own(b)} leaves the game${{ hand: ', out of the hand', beside: ', from beside the city', city: '' }[where]}.`,
    playedFaceDown: (w, id, at) =>
      `${s(w, 'play', 'plays')} ${the(id)} face down ${at === null ? 'beside the city' : `in ${space(at)}`}.`,
    tokenPlaced: (w, at, on) =>
      on === 'card'
        ? `${s(w, 'protect your', 'protects the')} card in ${space(at)} with a token.`
        : `${s(w, 'put', 'puts')} a token in ${space(at)}.`,
    tokenReturned: (w, at) =>
      `${s(w, 'take', 'takes')} back ${w.me ? 'your' : 'the'} token from ${space(at)}.`,
    limitRaised: (w, to) => `${capital(its(w))} hand limit rises to ${to}.`,
    copied: (w, id) => `${s(w, 'copy', 'copies')} the effect of ${the(id)}.`,
    revalued: (b, a, z) => `${Own(b)} now counts ${z} instead of ${a}.`,
    ended: 'Nobody can play a card any more. The game is over.',
  },
  asks: {
    waiting: (w) => `${w.name} is deciding.`,
    waitingFor: (src, w) => from(src, `${w.name} is deciding.`),
    choosesDeck: (w) => `${w.name} is choosing a deck.`,
    over: 'The game is over.',
    swaps: (most) =>
      `Make your deck: replace up to ${n(most, 'basic card', 'basic cards')}, then say that it is ready.`,
    show: 'Show your deck to everybody and draw 3 cards.',
    turn: (exchange) =>
      `Your turn: play a card.${exchange ? ' Before that you may exchange your hand, once per game.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)}: remove ${cards(left)} from the game, ${fallen ? 'out of your hand or from beside the city' : 'out of your hand'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)}: ${own(b)}` : Own(b)} is protected. Spare it, or let it ${fate(f)}?`,
    spareHits: (src, b) => from(src, `${own(b)} is protected. Spare it, or let it be destroyed?`),
    escape: (b, other) =>
      `${Own(b)} is about to be destroyed${other ? ` by ${own(other)}` : ''}. Move it to another eligible space, or let it be destroyed.`,
    turnEach: (src, owners) => from(src, `you may rotate 1 card one step, of each of these: ${owners}.`),
    turnOwn: (src, left, begun) =>
      from(src, `you may rotate ${begun ? `${left} more` : `up to ${left}`} of your own cards one step.`),
    return: (src) => from(src, 'you may return 1 of your cards to your hand and play another in its space.'),
    replay: (at) => `Play another card from your hand in ${space(at)}.`,
    rebuild: (src) => from(src, 'you may rebuild 1 of your destroyed cards.'),
    token: (src) => from(src, 'put one of your tokens on an eligible space.'),
    faceDown: (src, beside) =>
      from(
        src,
        `choose a card from your hand and play it face down ${beside ? 'beside the city' : 'on an eligible space'}.`,
      ),
    swap: (src) => from(src, 'you may swap it with an adjacent face-up card.'),
    protect: (src) => from(src, 'you may protect 1 of your face-up cards with a token.'),
    copy: (src) => from(src, 'you may use the instant effect of a face-up card in the city.'),
    leave: (id) => `Go on: ${the(id)} leaves the game.`,
    endTurn: (k) => (k > 0 ? `Go on: draw ${cards(k)}. That ends your turn.` : 'Go on. That ends your turn.'),
    goOn: 'Go on.',
  },
  moves: {
    replace: (id, other) => `Replace ${the(id)} with ${the(other)}`,
    ready: 'My deck is ready',
    show: (added, leftOut) =>
      added.length === 0 ? 'Show the basic deck' : `Show the deck: ${all(added)} instead of ${all(leftOut)}`,
    continue: { leave: 'Go on: remove the card', endTurn: 'Go on: draw and end the turn', other: 'Go on' },
    search: (put, wanted) =>
      `Put ${the(put)} into the deck and take ${wanted === null ? 'the searched card' : the(wanted)}`,
    exchange: 'Exchange your hand',
    play: (id, at) => `Play ${the(id)} in ${space(at)}`,
    playBeside: (id) => `Play ${the(id)} beside the city`,
    remove: (id) => `Remove ${the(id)} from the game as your play`,
    pass: 'Play nothing',
    pay: (id) => `Pay with ${the(id)}`,
    spare: (b) => (b ? `Spare ${own(b)}` : 'Spare the card'),
    allow: (f) => (f ? `Let it ${fate(f)}` : 'Let it happen'),
    move: (id, at) => `Move ${id === null ? 'the card' : the(id)} to ${space(at)}`,
    turn: (t, way, to) =>
      `Rotate ${target(t)} ${way === 'cw' ? 'clockwise' : 'counter-clockwise'}${to === null ? '' : `, to ${to}`}`,
    return: (t) => `Return ${target(t)} to your hand`,
    rebuild: (t) => `Rebuild ${target(t)}`,
    token: (at) => `Put a token in ${space(at)}`,
    faceDown: (id, at) => `Play ${the(id)} face down in ${space(at)}`,
    faceDownBeside: (id) => `Play ${the(id)} face down beside the city`,
    swap: (t) => `Swap with ${target(t)}`,
    protect: (t) => `Protect ${target(t)}`,
    copy: (id) => `Copy the effect of ${the(id)}`,
    decline: {
      turnCards: 'Rotate no further card',
      return: 'Return no card',
      escape: 'Let it be destroyed',
      rebuild: 'Rebuild nothing',
      swap: 'Swap nothing',
      protect: 'Protect nothing',
      copy: 'Copy nothing',
      other: 'Decline',
    },
  },
  commands: {
    ready: { name: 'Ready', help: 'Your deck is final; it is shown when all are ready.' },
    show: { name: 'Show deck', help: 'Everybody sees which cards you replaced; then you draw 3 cards.' },
    continue: { name: 'Go on', help: 'What follows happens by itself.' },
    search: {
      name: 'Search the deck',
      help: 'Only before your first turn: a hand card goes into the deck, the searched one into your hand.',
    },
    exchange: {
      name: 'Exchange hand',
      help: 'Once per game: your whole hand goes under your deck, and you draw as many cards.',
    },
    remove: { name: 'Remove', help: 'You cannot pay its cost: the card leaves the game as your play.' },
    pass: { name: 'Play nothing', help: 'None of your cards can be played. You still draw.' },
    spare: { name: 'Spare', help: 'Your protected card stays as it is.' },
    allow: { name: 'Allow', help: 'Your own card affects your protected one.' },
    beside: { name: 'Beside the city', help: 'The card takes no space in the city.' },
    decline: { name: 'Decline', help: 'You do without the effect, or without the rest of it.' },
  },
  reasons: {
    gameOver: 'The game is over. Nothing more can be played.',
    notYourDecision: ({ seat }) => `${s(seat, 'are', 'is')} to decide now. Wait until you are asked.`,
    otherDecision: ({ ask }) => `Something else is asked first. ${ask}`,
    noSuchCard: ({ card: id }) => `Your colour has no card called ${card(id)}. Choose one of your own cards.`,
    notInHand: ({ card: id }) => `${The(id)} is not among the cards you can use now. Choose another card.`,
    notInDeck: ({ card: id }) => `${The(id)} is no longer in your deck. Replace a card that is.`,
    notAdditional: ({ card: id }) => `${The(id)} is a basic card. Only additional cards replace others.`,
    alreadySwappedIn: ({ card: id }) => `${The(id)} is in your deck already. Choose another additional card.`,
    cannotReplace: ({ card: id, by: other }) =>
      `${The(other)} cannot replace ${the(id)}. Either the basic values are equal, or its text names the card.`,
    noSwapsLeft: ({ most }) =>
      `No replacement is left; at most ${most} may be made. Say that your deck is ready, or undo one.`,
    notYourDeck: 'That is not the deck you have made. Show your own.',
    noSuchSpace: ({ streets }) =>
      `The city has no such space. It has ${n(streets, 'street', 'streets')} with 8 blocks.`,
    spaceTaken: ({ space: at }) =>
      `A face-up card already stands in ${space(at)}. Choose a free space or a ruin.`,
    leftIsEmpty: ({ space: at }) =>
      `The space to the left of ${space(at)} is empty. Streets are built up from left to right.`,
    streetNotOpen: ({ space: at, first }) =>
      `Street ${at.street} cannot be opened yet. Street ${first.street} comes first.`,
    foreignToken: ({ space: at, owner }) =>
      `A token of ${by(owner)} lies in ${space(at)}. Nobody else may build there.`,
    threeInARow: ({ space: at, run }) =>
      `In ${space(at)} you would have ${run} face-up cards in a row. With 3 or 4 players, two is the limit.`,
    costTooHigh: ({ cost, others }) =>
      `This costs ${cards(cost)}; besides this one you have ${others === 0 ? 'none' : others} in your hand. Choose another card.`,
    costPayable: ({ card: id }) =>
      `You can pay for ${the(id)}, so it is not simply removed. Play it, or play another card.`,
    noCost: ({ card: id }) => `${The(id)} has no cost, so it cannot be removed. Play it on a space.`,
    belongsBeside: ({ card: id }) => `${The(id)} takes no space in the city. Play it beside the city.`,
    belongsInCity: ({ card: id }) => `${The(id)} belongs in the city. Choose a space for it.`,
    mustPlay: 'You can play a card, so you must. Choose a card and a space.',
    exchangeUsed: 'You have already exchanged your hand. It works once per game.',
    handEmpty: 'Your hand is empty, so there is nothing to exchange.',
    searchOver: 'Searching is possible only at the start of your first turn, before exchanging your hand.',
    searchedCardInHand: 'The card you could search for is already in your hand.',
    nothingToSearch: 'Your deck has no card that may be searched for.',
    otherSpace: ({ space: at, another }) =>
      another
        ? `The card stands in ${space(at)} already. Choose another space.`
        : `The card must go to ${space(at)}, which has just become free.`,
    justReturned: ({ card: id }) => `You have just returned ${the(id)}. Play another card.`,
    nothingToReplay: 'You have no other hand card that could be played and paid for. Do without the effect.',
    nothingFaceUp: ({ space: at }) => `There is no face-up card in ${space(at)}. Choose one that is face up.`,
    notYours: ({ space: at, owner }) =>
      `The card in ${space(at)} belongs to ${by(owner)}. Choose one of your own.`,
    protected: ({ card: id, owner }) =>
      `${Own({ card: id, owner })} is protected, so your cards do not affect it. Choose another.`,
    singleValue: ({ card: id }) => `${The(id)} has a single value and cannot be rotated.`,
    turnedAlready: ({ space: at }) =>
      `The card in ${space(at)} has already been rotated. Choose a different one.`,
    playerDone: ({ owner }) =>
      `A card of ${owner.me ? 'yours' : owner.name} has already been rotated. Choose one of another player.`,
    notDestroyed: ({ space: at }) =>
      `There is no destroyed card on top in ${space(at)}. Only ruins are rebuilt.`,
    tokenThere: ({ space: at }) => `A token already lies in ${space(at)}. Choose another eligible space.`,
    alreadyProtected: ({ card: id }) => `${The(id)} is protected already. Choose another card.`,
    notAdjacent: ({ space: at, from: origin }) =>
      `${capital(space(at))} is not adjacent to ${space(origin)}. Choose a card next to it in the street or the block.`,
    notItself: 'A Forge that copies this effect cannot return itself. Choose another card.',
    mustAnswer: ({ ask }) => `This cannot be declined. ${ask}`,
    notFaceUpInCity: ({ card: id }) => `No ${card(id)} stands face up in the city. Choose one that does.`,
    noInstantEffect: ({ card: id }) => `${The(id)} has no instant effect that could be copied.`,
    nothingWouldHappen: ({ card: id }) =>
      `The effect of ${the(id)} would do nothing now. Choose another effect.`,
    goesBeside: ({ card: id }) =>
      `Your destroyed cards lie beside the city, so ${the(id)} goes there. Play it beside the city.`,
    staysInCity: ({ card: id }) =>
      `Without a Cemetery ${the(id)} goes into the city. Choose an eligible space.`,
  },
  compare: {
    short: (o) => outcome(o),
    full: (b, o) => {
      if (b === null || o.what === 'nothing') return 'There is nothing on the left to compare with.';
      const about = {
        equal: `stays at ${o.to}: the values are equal`,
        highest: `stays at ${o.to}, its highest value`,
        lowest: `stays at ${o.to}, its lowest value`,
        up: `rises to ${o.to}`,
        down: `falls to ${o.to}`,
        destroyed: 'is destroyed',
        escapes: 'is destroyed, unless it moves away',
        protected: 'is protected and stays as it is',
      }[o.what];
      return `${Own(b)} ${about}${choice(o)}.`;
    },
  },
  score: {
    building: (id, at) => `${card(id)} (${space(at)})`,
    beside: (id) => `${card(id)} (beside the city)`,
    adjacent: (id, to) => `${card(id)} next to a ${card(to)}`,
    fallen: (id) => `Cards with the ${card(id)}`,
    buildingHelp: 'Its value at the end.',
    letters: { X: 'X is the value of the card to its left.', N: 'N is the number of its block.' },
    besideHelp: 'Its own value.',
    adjacentHelp: (to, at) =>
      `A face-up ${card(to)} stands next to it${at === null ? '' : `, in ${space(at)}`}. This counts once.`,
    fallenHelp: (k, each) => `${cards(k)} beside the city, ${points(each)} each.`,
    mostFaceUp: 'Face-up cards',
    lowestValue: 'Lowest value',
    total: 'Total points',
    final: 'Final score',
    ifEndedNow: 'If the game ended now',
    wins: (w, p) => `${s(w, 'win', 'wins')} with ${points(p)}.`,
    shared: (names, p) => `${names} share the victory with ${points(p)} each.`,
    decided: {
      mostFaceUp: 'More face-up cards decided the tie.',
      lowestValue: 'The lower lowest value decided the tie.',
    },
  },
  describe: {
    empty: 'empty',
    mayBuild: 'you may build here',
    ruin: (b) => `${b.owner.me ? 'your ruin' : `ruin of ${b.owner.name}`}, was ${card(b.card)}`,
    token: (w) => `${its(w)} token`,
    protected: 'protected',
    beneath: (list) => `beneath it as ruins: ${list}`,
    sides: (top, right, bottom, left) => `top ${top}, right ${right}, bottom ${bottom}, left ${left}`,
    onlyValue: (v) => `only value ${v}`,
    handOf: (k) => `${cards(k)} in hand`,
    deckOf: (k) => `${k} in the deck`,
    limit: (k) => `hand limit ${k}`,
    exchanged: 'has exchanged the hand',
    fallen: (list) => `destroyed, beside the city: ${list}`,
  },
  decks: {
    title: 'Make your deck',
    lead: (most) =>
      `You may replace up to ${n(most, 'basic card', 'basic cards')}. The deck stays at 12 cards.`,
    rolled: (most) => `The die shows ${most}.`,
    basic: 'Basic cards',
    additional: 'Additional cards',
    left: (k) => `${n(k, 'replacement', 'replacements')} left`,
    replaces: (names) => `may replace ${names}`,
    inFor: (id) => `in for ${card(id)}`,
    outFor: (id) => `out for ${card(id)}`,
    inDeck: 'in your deck',
    leftOut: 'left out',
    secret: 'The others see your choice only when everybody is ready.',
    isReady: (w) => `${s(w, 'are', 'is')} ready`,
    choosing: (w) => `${s(w, 'are', 'is')} still choosing`,
    shown: 'The decks of all players',
    deckOf: (w) => `${capital(its(w))} deck`,
    onlyBasic: 'only basic cards',
  },
  hotSeat: {
    pass: (name) => `Pass the device to ${name}.`,
    passHelp: (name) => `All hands stay hidden until ${name} looks.`,
    asked: (name, src) =>
      `Pass the device to ${name}${source(src) === '' ? '' : `, who is asked by ${source(src)}`}.`,
    show: (name) => `I am ${name}: show my hand`,
    hide: 'Hide my hand',
    hidden: (k) => n(k, 'hidden card', 'hidden cards'),
  },
  setup: {
    players: { name: 'Players', help: 'How many sit at the table, from 2 to 4. Each adds a street.' },
    swaps: { name: 'Decks', help: 'How many basic cards everybody may replace with additional ones.' },
    basic: { name: 'Basic game', help: 'Everybody plays with the same 12 cards.' },
    advanced: { name: 'Advanced decks', help: 'Everybody secretly chooses a deck before the game.' },
    rolled: { name: 'Roll a die', help: 'A die decides how many replacements are allowed, from 1 to 6.' },
    firstPlayer: { name: 'First player', help: 'Who begins; play then goes clockwise.' },
    anyone: { name: 'By lot', help: 'Chance decides who begins.' },
    colours: { name: 'Colours', help: 'Each colour has its own coat of arms.' },
    countPlayers: (k) => n(k, 'player', 'players'),
    countSwaps: (k) => n(k, 'replacement', 'replacements'),
  },
  ...common,
  components: {
    decks: 'Cards in the decks',
    values: 'Values of the cards',
    printed: 'Printed effects',
    ours: 'Effects of School, Palace, Park and Temple',
  },
} satisfies ArchitecturaMessages;
