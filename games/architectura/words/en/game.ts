import type { Effect, Special } from '@archivolt/architectura';
import { capital, plural, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/en';
import type {
  ArchitecturaMessages,
  Fate,
  Outcome,
  OwnedCard,
  Source,
  Spot,
  Target,
  Who,
} from '../messages/game.ts';

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
const own = (b: OwnedCard): string => `${its(b.owner)} ${card(b.card)}`;
const Own = (b: OwnedCard): string => capital(own(b));
const space = ({ street, block }: Spot): string => `street ${street}, block ${block}`;
const target = (t: Target): string => (t.building ? own(t.building) : `the card in ${space(t.spot)}`);
const cards = (k: number): string => n(k, 'card', 'cards');
const points = (k: number): string => n(k, 'point', 'points');

/** The card that asks, at the beginning of its question. */
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

const SPECIAL: Record<Special, string> = {
  replay: 'You may return 1 of your cards to your hand and play another in its space.',
  copy: 'You may use the instant effect of any face-up card; then the played card leaves the game.',
};

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
      return SPECIAL[e.special];
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
    end: (e) => {
      switch (e.kind) {
        case 'adjacentTo':
          return `${points(e.points)} if it is adjacent to a face-up ${card(e.card)}.`;
        case 'perFallen':
          return `${points(e.points)} for each of your cards beside it.`;
        default:
          return e satisfies never;
      }
    },
    cost: ({ remove, from: where }) =>
      `Remove ${n(remove, 'other card', 'other cards')} from the game, ${where === 'hand' ? 'from your hand' : 'from your hand or from the pile beside your Cemetery'}.`,
    protection: 'Protected: opponents’ cards do not affect it.',
    beside: 'Played beside the city; your destroyed cards are placed there.',
    escapes: 'You may move it to another eligible space instead.',
    search: 'You may take it from your deck in exchange for a card from your hand.',
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
    passed: (w) => `${s(w, 'cannot', 'cannot')} play a card.`,
    skipped: (w) => `${s(w, 'have', 'has')} no cards left and ${w.me ? 'are' : 'is'} skipped.`,
    declined: {
      turnCards: (w) => `${s(w, 'rotate', 'rotates')} no more cards.`,
      return: (w) => `${s(w, 'take', 'takes')} no card back.`,
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
      `${Own(b)} is rotated ${way === 'cw' ? 'clockwise' : 'counter-clockwise'} and ${rises ? 'rises' : 'falls'} from ${a} to ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)} with value ${v} is destroyed${beside ? ' and goes beside the city' : ''}.`,
    rebuilt: (w, id, at, v) => `${s(w, 'rebuild', 'rebuilds')} ${the(id)} in ${space(at)} with value ${v}.`,
    moved: (w, id, a, z) => `${s(w, 'move', 'moves')} ${the(id)} from ${space(a)} to ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} and ${own(b)} change places.`,
    returned: (w, id, at) =>
      `${s(w, 'take', 'takes')} ${the(id)} from ${space(at)} back into ${w.me ? 'your' : 'their'} hand.`,
    removed: (b, where) =>
      `${Own(b)} leaves the game${{ hand: ', from the hand', beside: ', from the cards beside the city', city: '' }[where]}.`,
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
      `Build your deck: replace up to ${n(most, 'basic card', 'basic cards')}, then mark it as ready.`,
    show: (k) => `Show your deck to everybody and draw ${cards(k)}.`,
    turn: (exchange) =>
      `Your turn: play a card.${exchange ? ' Before that you may exchange your hand, once per game.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)}: remove ${cards(left)} from the game, ${fallen ? 'from your hand or from the pile beside your Cemetery' : 'from your hand'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)}: ${own(b)}` : Own(b)} is protected. Spare it, or let it ${fate(f)}?`,
    spareHits: (src, b) => from(src, `${own(b)} is protected. Spare it, or let it be destroyed?`),
    escape: (b, other) =>
      `${Own(b)} is about to be destroyed${other ? ` by ${own(other)}` : ''}. Move it to another eligible space, or let it be destroyed.`,
    turnEach: (src, owners) =>
      from(src, `you may rotate 1 card of each of these players one step: ${owners}.`),
    turnOne: (src, w) => from(src, `you may rotate 1 of ${w.me ? 'your' : `${w.name}’s`} cards one step.`),
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
    leave: (id) => `Continue: ${the(id)} leaves the game.`,
    endTurn: (k) =>
      k > 0 ? `Continue: draw ${cards(k)}. That ends your turn.` : 'Continue. That ends your turn.',
    continue: 'Continue.',
  },
  moves: {
    replace: (id, other) => `Replace ${the(id)} with ${the(other)}`,
    ready: 'My deck is ready',
    show: (added, leftOut) =>
      added.length === 0 ? 'Show the basic deck' : `Show the deck: ${all(added)} instead of ${all(leftOut)}`,
    continue: {
      leave: 'Continue: remove the card',
      endTurn: 'Continue: draw and end the turn',
      other: 'Continue',
    },
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
      turnCards: 'Rotate no more cards',
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
    ready: { name: 'Ready', help: 'Your deck is final; it is shown when everybody is ready.' },
    show: { name: 'Show deck', help: 'Everybody sees which cards you replaced; then you draw 3 cards.' },
    continue: { name: 'Continue', help: 'The rest happens automatically.' },
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
    decline: { name: 'Decline', help: 'You skip the effect, or what is left of it.' },
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
    fallen: (id) => `Cards beside the ${card(id)}`,
    buildingHelp: 'Its value at the end.',
    letters: { X: 'X is the value of the card to its left.', N: 'N is the number of its block.' },
    besideHelp: 'Its own value.',
    adjacentHelp: (to, at) =>
      `A face-up ${card(to)} is next to it${at === null ? '' : `, in ${space(at)}`}. This counts once.`,
    fallenHelp: (k, each) => `${cards(k)} beside the city, ${points(each)} each.`,
    mostFaceUp: 'Face-up cards',
    lowestValue: 'Lowest value',
    total: 'Total points',
    wins: (w, p) => `${s(w, 'win', 'wins')} with ${points(p)}.`,
    shared: (names, p) => `${names} share the victory with ${points(p)} each.`,
    decided: {
      mostFaceUp: 'The tie was broken by face-up cards.',
      lowestValue: 'The tie was broken by the lowest-value card.',
    },
  },
  describe: {
    empty: 'empty',
    mayBuild: 'you may build here',
    ruin: (b) => `${b.owner.me ? 'your ruin' : `ruin of ${b.owner.name}`}, formerly ${card(b.card)}`,
    token: (w) => `${its(w)} token`,
    protected: 'protected',
    beneath: (list) => `beneath it, in ruins: ${list}`,
    sides: (top, right, bottom, left) => `top ${top}, right ${right}, bottom ${bottom}, left ${left}`,
    onlyValue: (v) => `only value ${v}`,
    handOf: (k) => `${cards(k)} in hand`,
    deckOf: (k) => `${k} in the deck`,
    limit: (k) => `hand limit ${k}`,
    exchanged: 'has exchanged the hand',
    fallen: (list) => `destroyed, beside the city: ${list}`,
  },
  decks: {
    title: 'Build your deck',
    basic: 'Basic cards',
    additional: 'Additional cards',
    left: (k) => `${n(k, 'replacement', 'replacements')} left`,
    inDeck: 'in your deck',
    leftOut: 'left out',
  },
  hotSeat: {
    asked: (name, src) =>
      `Pass the device to ${name}${source(src) === '' ? '' : `: a decision for ${source(src)}`}.`,
    hidden: (k) => n(k, 'hidden card', 'hidden cards'),
  },
  board: {
    play: 'Choose a card from your hand, then a space in the city.',
    noneFits: 'None of your cards can be played. Exchange your hand, or play nothing.',
    choose: 'Choose this card to see where it can go',
    turn: 'Rotate this building: choose which way',
    newCards: 'You get new cards, then you play',
    held: {
      hand: 'Now choose where it goes.',
      space: 'Now choose a card for this space.',
      turn: 'Now choose which way to rotate it.',
      deck: 'Now choose the card it replaces or is replaced by.',
      search: 'Now choose the card from your hand that goes into the deck.',
    },
    numbered: 'Choose a card from your hand by its number',
    map: 'Map of the city',
    stack: (cards) => `${cards} cards on this space: view them`,
    fanned: (cards) => `${cards} cards on this space`,
    added: (card) => `New in this deck: ${card}`,
    toPlay: 'active',
    asked: 'deciding',
    basicValue: (value) => `Basic value ${value}`,
    neverReplaced: 'Never replaced',
    swaps: (used, most) =>
      `${used} of at most ${plural('en', most, { one: '# replacement', other: '# replacements' })}`,
    yourDeck: 'Your deck',
    ready: 'ready',
    choosing: 'still choosing',
    fresh: 'New',
  },
  ...common,
} satisfies ArchitecturaMessages;

/** The reasons use the same words. */
export { by, card, cards, its, n, Own, space, The, the };
