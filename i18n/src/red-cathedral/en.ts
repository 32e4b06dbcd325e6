import type { Action, Benefit } from '@archivolt/red-cathedral';
import { common } from '../common/en.ts';
import { capital, words } from '../words.ts';
import type { RedCathedralMessages, Sec, Spot, Who } from './messages.ts';

const { n, form, and, or } = words('en-GB');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? `You ${you}` : `${who.name} ${others}`;
const by = (who: Who): string => (who.me ? 'you' : who.name);
const its = (who: Who): string => (who.me ? 'your' : `${who.name}’s`);

const RESOURCES = ['wood', 'brick', 'stone', 'gold', 'green gem', 'purple gem', 'ruble', 'recognition'];
const COLOURS = ['red', 'yellow', 'green', 'blue', 'white'];
const KINDS = ['base', 'middle section', 'dome'];
const ORNAMENTS = ['door', 'arch', 'cross'];
const GROUPS = ['artisans', 'carriers', 'merchants', 'clergy'];
const SEASONS = { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter' };
const CARDS = {
  recognition: 'recognition',
  inventory: 'inventory',
  transport: 'transport',
  claim: 'claim',
  construction: 'construction',
};

/** Materials are counted like sand ("2 wood"), all but the gems. */
const count = (resource: number, k: number): string => {
  if (resource === 7) return n(k, 'recognition point', 'recognition points');
  const name = RESOURCES[resource] ?? '';
  return n(k, name, resource < 4 ? name : `${name}s`);
};
/** A kind as such: "no green gems left". */
const mass = (kind: number | null): string => `${RESOURCES[kind ?? 0]}${(kind ?? 0) > 3 ? 's' : ''}`;
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'prestige point', 'prestige points');
const materials = (k: number): string => n(k, 'material', 'materials');
const kinds = (of: readonly number[]): string => or(of.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (of: readonly number[]): string => (of.length === 6 ? '1 material' : `1 ${kinds(of)}`);

const die = (d: number): string => `${COLOURS[d]} die`;
const slot = (k: number): string =>
  k < 4 ? `${COLOURS[k]} slot` : k === 4 ? 'first white slot' : 'second white slot';
const sec = ({ kind, tower, nth }: Sec): string =>
  nth > 0 ? `middle section ${nth} of tower ${tower}` : `${KINDS[kind]} of tower ${tower}`;
const the = (x: Sec): string => (x.nth > 0 ? sec(x) : `the ${sec(x)}`);
const place = ({ resource, season, number }: Spot): string =>
  `${resource === 6 ? 'rubles' : RESOURCES[resource]} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const an = (ornament: number): string => `${ornament === 1 ? 'an' : 'a'} ${ORNAMENTS[ornament]}`;

const tile = (b: Benefit): string =>
  'die' in b ? die(b.die) : 'gain' in b ? count(b.gain, b.count) : 'any material';

const action = (a: Action): string => {
  switch (a.act) {
    case 'sell':
      return `sell ${anyOf(a.of)} for ${rubles(a.rubles)}`;
    case 'buy':
      return `buy ${anyOf(a.of)} for ${rubles(a.rubles)}`;
    case 'deliver':
      return `pay ${rubles(a.rubles)} to deliver ${a.count > 1 ? 'up to ' : ''}${materials(a.count)}`;
    case 'rubles':
      return `gain ${rubles(a.count)}`;
    case 'swap':
      return `pay ${rubles(a.rubles)} to swap 2 resource tiles`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} equal materials` : '1 material';
      const got = a.get > 1 ? `${a.get} of other kinds` : '1 of another kind';
      return `trade ${a.rubles > 0 ? `${rubles(a.rubles)} and ` : ''}${given} for ${got}`;
    }
    case 'activate':
      return 'activate any of your face-up workshop tiles';
    case 'recognition':
      return `gain ${count(7, a.count)}${a.everyKind ? ' if you have completed a base, a middle section and a dome' : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`pay ${rubles(a.rubles)}`] : []),
        ...(a.different > 0 ? [`return ${a.different} different materials`] : []),
      ];
      return `${and(price)} for ${prestige(a.count)}`;
    }
    default:
      return a satisfies never;
  }
};

export const game = {
  terms: {
    title: 'The Red Cathedral',
    ivan: 'Ivan',
    colon: ': ',
    resources: RESOURCES,
    prestige: 'prestige',
    banners: 'banners',
    colours: COLOURS,
    dice: COLOURS.map((_, d) => die(d)),
    kinds: KINDS,
    ornaments: ORNAMENTS,
    groups: GROUPS,
    seasons: SEASONS,
    slots: [0, 1, 2, 3, 4, 5].map(slot),
    soloCards: CARDS,
    sides: { basic: 'basic side', advanced: 'advanced side' },
    faceUp: 'face up',
    faceDown: 'face down',
    market: 'Market',
    cathedral: 'Cathedral',
    workshop: 'Workshop',
    inventory: 'Inventory',
    supply: 'Supply',
    track: 'Score track',
    influence: 'Influence',
    count,
    counted: count,
    countPrestige: prestige,
    countMaterials: materials,
    countDice: (k) => n(k, 'die', 'dice'),
    countBanners: (k) => n(k, 'banner', 'banners'),
    countOrnaments: (k) => n(k, 'ornament', 'ornaments'),
    countSections: (k) => n(k, 'section', 'sections'),
    freeSpaces: (k) => n(k, 'free space', 'free spaces'),
    and,
    or,
    tower: (roman) => `tower ${roman}`,
    section: sec,
    place,
    tile,
    tileHelp: (b) =>
      'die' in b
        ? `Gives once what the location of the ${die(b.die)} gives.`
        : `Gives ${'gain' in b ? count(b.gain, b.count) : '1 material of your choice'}.`,
    action,
    actionShort: (a) => {
      switch (a.act) {
        case 'sell':
        case 'buy':
          return `${a.act} for ${rubles(a.rubles)}`;
        case 'deliver':
          return `deliver ${a.count}`;
        case 'rubles':
          return `+${rubles(a.count)}`;
        case 'swap':
          return 'swap 2 tiles';
        case 'trade':
          return `trade ${a.give} for ${a.get}`;
        case 'activate':
          return 'activate a tile';
        case 'recognition':
          return `+${a.count} recognition`;
        case 'prestige':
          return `+${a.count} prestige`;
        default:
          return a satisfies never;
      }
    },
    mark: (repeat) => (repeat ? 'as often as you like in a row' : 'once'),
  },
  events: {
    turn: (w) => (w.me ? 'Your turn.' : `${w.name}’s turn.`),
    claimed: (w, x, t) =>
      `${s(w, 'claim', 'claims')} ${the(x)}${t ? ` and ${w.me ? 'take' : 'takes'} its workshop tile (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'from the inventory',
        aside: 'from beside the inventory',
        white: 'from a white slot',
      };
      return `The banner comes ${where[from]}; ${w.me ? 'you have' : `${w.name} has`} ${left === 0 ? 'none' : left} left.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'place', 'places')} the tile (${tile(t)}) face ${up ? 'up' : 'down'} in the ${slot(k)}${r > 0 ? ` for ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'unlock', 'unlocks')} the ${ORNAMENTS[o]} on the ${slot(k)}.`,
    tileRemoved: (t) => `The workshop tile (${tile(t)}) leaves the game.`,
    dieMoved: (w, d, from, to, steps, r) =>
      `${s(w, 'move', 'moves')} the ${die(d)} ${n(steps, 'place', 'places')} from ${place(from)} to ${place(to)}${r > 0 ? `, paying ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `The ${die(d)} does not move: three dice already lie at ${place(full)}.`,
    rolled: (w, at, dice, k) =>
      `${s(w, 'roll', 'rolls')} the ${form(k, 'die', 'dice')} at ${place(at)}: ${dice}.`,
    gained: (w, kind, k, lost, from) => {
      const where = {
        market: ' from the market',
        workshop: ' from the workshop',
        influence: '',
        section: '',
        optional: '',
      };
      const what = k === 0 ? `no ${mass(kind)}` : count(kind, k);
      return `${s(w, 'get', 'gets')} ${what}${where[from]}${lost > 0 ? `; ${lost} more ${lost === 1 ? 'is' : 'are'} lost` : ''}.`;
    },
    rubles: (w, k, now) =>
      k < 0
        ? `${s(w, 'pay', 'pays')} ${rubles(-k)} (${now} left).`
        : `${s(w, 'get', 'gets')} ${rubles(k)} (now ${now}).`,
    recognition: (w, k, space) =>
      k === 0
        ? `${capital(its(w))} marker stays on space ${space}.`
        : `${k > 0 ? s(w, 'gain', 'gains') : s(w, 'lose', 'loses')} ${count(7, Math.abs(k))} (space ${space}).`,
    prestige: (w, k, now) =>
      `${k > 0 ? s(w, 'gain', 'gains') : s(w, 'lose', 'loses')} ${prestige(Math.abs(k))} (now ${now}).`,
    activated: (w, k, t) => `${s(w, 'activate', 'activates')} the tile (${tile(t)}) in the ${slot(k)}.`,
    used: (w, g, a) => `${s(w, 'use', 'uses')} the ${GROUPS[g]}: ${action(a)}.`,
    gave: (w, kind, k, how) => {
      const verb = { sold: ['sell', 'sells'], traded: ['trade', 'trades'], returned: ['return', 'returns'] }[
        how
      ];
      return `${s(w, verb[0] ?? '', verb[1] ?? '')} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'swap', 'swaps')} two resource tiles: now ${place(a)} and ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'deliver', 'delivers')} ${count(kind, k)} to ${the(x)}${missing > 0 ? `; ${materials(missing)} still missing` : ''}.`,
    completed: (w, x) => `${s(w, 'complete', 'completes')} ${the(x)}.`,
    punished: (w, x, above) =>
      `Penalty for ${by(w)}: ${the(x)} is unfinished below ${n(above, 'completed section', 'completed sections')} of others.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'put', 'puts')} ${an(o)} on ${the(x)}${gems ? ` with ${gems}` : ''}.`,
    endTriggered: (w) =>
      `${s(w, 'complete', 'completes')} the sixth section: everyone else has one last turn.`,
    ivanCard: (card, d) => `Ivan follows the ${CARDS[card]} card with the ${die(d)}.`,
    ivanStored: (goods) => `Ivan puts ${goods || 'nothing'} on the inventory card.`,
    ivanTransported: (goods) => `Ivan moves ${goods} to the construction card.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan has nothing on the inventory card to move.',
        claim: 'Ivan has nothing to claim.',
        construction: 'Ivan has nothing to build.',
        ornament: 'Ivan’s next ornament fits nowhere.',
        recognition: 'Ivan does nothing.',
        inventory: 'Ivan does nothing.',
      })[card],
    ivanShuffled: (dice) => `Ivan’s tiles are shuffled and laid face up again: ${dice}.`,
    ended: (w, names) => `The game is over. ${w ? s(w, 'win', 'wins') : `${names} share the victory`}.`,
  },
  asks: {
    waiting: (w) => `${w.name} is deciding.`,
    over: 'The game is over.',
    turn: 'Your turn: claim a section, build or acquire resources.',
    end: 'Your action is done. End your turn, or use an optional action first.',
    banner: (x) => `Choose the banner for ${the(x)}: from the inventory or from a white slot.`,
    slot: (t) => `Choose where the workshop tile (${tile(t)}) goes.`,
    face: (t, k, cost) =>
      `Tile (${tile(t)}) in the ${slot(k)}: face up for ${rubles(cost)}, or face down for free?`,
    deliver: (left, begun) =>
      begun
        ? `You may deliver ${left} more: build or decorate.`
        : `Deliver ${left > 1 ? 'up to ' : ''}${materials(left)}: build or decorate.`,
    gems: (o, x, most) =>
      `Add up to ${n(most, 'gem', 'gems')} to the ${ORNAMENTS[o]} on ${the(x)}? Each is delivered too.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['take resources'] : []),
        ...(use ? ['use influence'] : []),
        ...(activate ? ['activate a workshop tile'] : []),
      ];
      return open.length > 0
        ? `You may ${or(open)}; last, roll the dice.`
        : 'Roll the dice at this location.';
    },
    amount: (kind, min, max, lost) =>
      `How much do you take: ${min} to ${count(kind, max)}?${lost > 0 ? ` ${lost} cannot be had.` : ''}`,
    choose: (mayLeave) => `Choose 1 material${mayLeave ? ', or none' : ''}.`,
    sell: (r) => `Which material do you sell for ${rubles(r)}?`,
    buy: (r) => `Which material do you buy for ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Which kind do you trade? You give ${k} of it.` : 'Which material do you trade?'),
    get: (given, left, begun) =>
      `Choose ${begun ? `${left} more` : materials(left)} in return, of any kind but ${mass(given)}.`,
    return: (left, begun) =>
      begun
        ? `Choose ${left} more to return, each of a new kind.`
        : `Choose ${left} different materials to return.`,
    swap: (first) =>
      first
        ? `Which resource tile changes places with ${place(first)}?`
        : 'Choose the first of two resource tiles to swap.',
    activate: 'Choose one of your face-up workshop tiles to activate.',
    ivanClaim: 'Choose the section that Ivan claims.',
    ivanOrnament: (o) => `Choose the section on which Ivan puts ${an(o)}.`,
  },
  moves: {
    claim: (x, t) => `Claim ${the(x)}${t ? ` (tile: ${tile(t)})` : ''}`,
    banner: (from) => `Take the banner from ${from === 'inventory' ? 'the inventory' : 'the white slot'}`,
    slot: (k, cost) => `Place the tile in the ${slot(k)} (face up: ${rubles(cost)})`,
    face: (up, cost) =>
      up
        ? `Place the tile face up${cost === null ? '' : ` for ${rubles(cost)}`}`
        : 'Place the tile face down for free',
    deliver: (kind, x) => `Deliver ${count(kind, 1)} to ${the(x)}`,
    decorate: (o, x) => `Put ${an(o)} on ${the(x)} for ${count([0, 2, 3][o] ?? 0, 1)}`,
    gems: (gems, p) => (gems ? `Add ${gems} for ${prestige(p)}` : 'Add no gem'),
    stop: (ask) => (ask === 'deliver' ? 'Finish delivering' : 'Take no more materials'),
    acquire: (d, steps, to, r) =>
      `Move the ${die(d)} ${n(steps, 'place', 'places')} to ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most) =>
      resource === null || most === 0
        ? 'Take market resources'
        : `Take ${most > 1 && resource < 6 ? 'up to ' : ''}${count(resource, most)} from the market`,
    amount: (kind, k) => (k === 0 ? 'Take none' : `Take ${kind === null ? materials(k) : count(kind, k)}`),
    choose: (kind) => `Take ${count(kind, 1)}`,
    use: (g, a) => (g === null || a === null ? 'Use influence' : `Use the ${GROUPS[g]}: ${action(a)}`),
    sell: (kind, r) => `Sell ${count(kind, 1)}${r === null ? '' : ` for ${rubles(r)}`}`,
    buy: (kind, r) => `Buy ${count(kind, 1)}${r === null ? '' : ` for ${rubles(r)}`}`,
    give: (kind, k) => `Trade ${count(kind, k)}`,
    get: (kind) => `Take ${count(kind, 1)} in return`,
    return: (kind) => `Return ${count(kind, 1)}`,
    swap: (at, first) =>
      first ? `Swap ${place(first)} with ${place(at)}` : `Swap the resource tile ${place(at)}`,
    activate: (k, t) => `Activate the tile in the ${slot(k)}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Roll the dice at ${place(at)}` : 'Roll the dice'),
    rubles: `Lose ${prestige(1)} for ${rubles(2)}`,
    reroll: (at) => `Lose ${prestige(1)} to roll the dice at ${place(at)}`,
    end: 'End your turn',
    ivanClaim: (x) => `Ivan claims ${the(x)}`,
    ivanOrnament: (o, x) => `Ivan puts ${an(o)} on ${the(x)}`,
  },
  shorts: {
    claim: 'Claim',
    deliver: 'Deliver',
    inventory: 'Inventory',
    whiteSlot: 'White slot',
    stop: 'Done',
    none: 'None',
    take: 'Take resources',
    use: 'Use influence',
    roll: 'Roll the dice',
    rubles: '2 rubles',
    reroll: 'Roll again',
    end: 'End turn',
  },
  commands: {
    claim: { name: 'Claim', help: 'Put a banner on a free section and take its workshop tile.' },
    build: { name: 'Build', help: 'Deliver up to 3 materials to your sections, or decorate completed ones.' },
    acquire: { name: 'Acquire', help: 'Move a die; then take resources, use influence and activate a tile.' },
    take: { name: 'Take resources', help: 'What the location gives, times the dice there.' },
    use: { name: 'Use influence', help: 'One of the two actions of the card of this quadrant.' },
    activate: { name: 'Activate a tile', help: 'The face-up workshop tile in the colour of the moved die.' },
    roll: { name: 'Roll the dice', help: 'All dice at the location are rolled. This closes the action.' },
    rubles: {
      name: 'Prestige for rubles',
      help: 'Lose 1 prestige point for 2 rubles, as often as you like.',
    },
    reroll: {
      name: 'Roll a location',
      help: 'Lose 1 prestige point to roll all dice of one location, once a turn.',
    },
    end: { name: 'End turn', help: 'Your basic action is done; the next player moves.' },
  },
  reasons: {
    over: 'The game is over. Nothing more can be played.',
    notYourTurn: ({ seat }) => `It is ${its(seat)} turn. Wait until it is yours.`,
    notNow: ({ ask }) => `Something else is asked first. ${ask}`,
    sameAs: ({ slot: k }) => `This makes no difference. Choose the ${slot(k)}, which does just the same.`,
    noSuchSection: 'The plan has no section there. Choose one of those that stand on it.',
    claimedAlready: ({ section, seat }) =>
      `${capital(the(section))} already carries ${its(seat)} banner. Choose a section without one.`,
    nothingBelow: ({ section, below }) =>
      `${capital(the(section))} is not free yet: ${the(below)} has no banner. Towers are claimed from the ground up.`,
    noBanner: 'You have no banner left. You can still build and acquire.',
    bannerNotAsked: ({ side }) =>
      side === 'basic'
        ? 'Banners are not chosen on the basic side. One comes from the inventory while there is one.'
        : 'No banner is asked for now. Claim a section first.',
    slotTaken: ({ slot: k }) => `The ${slot(k)} already holds a tile. Choose a free slot.`,
    slotCovered: ({ slot: k }) => `The ${slot(k)} is still covered by a banner. Choose another slot.`,
    needRubles: ({ need, have }) =>
      `This costs ${rubles(need)}; you have ${have}. Each prestige point brings 2.`,
    notClaimed: ({ section }) =>
      `${capital(the(section))} has no banner yet. Claim it before you deliver to it.`,
    notYours: ({ section, seat }) =>
      `${capital(the(section))} belongs to ${by(seat)}. Materials go only to your own sections.`,
    completedAlready: ({ section }) =>
      `${capital(the(section))} is completed and needs no more. Deliver to an unfinished section.`,
    notNeeded: ({ section, kind }) =>
      `${capital(the(section))} needs no more ${mass(kind)}. Deliver what is still missing there.`,
    notInHand: ({ kind, need, have }) =>
      `You need ${count(kind ?? 0, need)} and have ${have === 0 ? 'none' : have} in your inventory. Acquire more first.`,
    nothingDelivered: 'Nothing has been delivered yet. Deliver at least one material.',
    notCompleted: ({ section }) =>
      `${capital(the(section))} is not completed. Only completed sections are decorated.`,
    decoratedAlready: ({ section, seat }) =>
      `${capital(the(section))} already has an ornament by ${by(seat)}. A section holds only one.`,
    ornamentGone: ({ ornament }) =>
      `You have no ${ORNAMENTS[ornament]} left. Choose a section for another ornament.`,
    ornamentLocked: ({ ornament, slot: k }) =>
      `The ${ORNAMENTS[ornament]} is locked on the ${slot(k)}. A tile placed face up there unlocks it.`,
    tooManyGems: ({ most }) => `Only ${n(most, 'gem fits', 'gems fit')} into this action. Add fewer.`,
    exactSteps: ({ die: d, shows }) =>
      `The ${die(d)} moves at least the ${shows} it shows. Choose a place further on.`,
    notYourDie: ({ die: d, shows }) =>
      `The ${die(d)} moves exactly ${shows}. Only the white die and the one of your colour can be paid on.`,
    cheaperWay: ({ die: d, steps }) =>
      `The ${die(d)} gets there more cheaply: ${n(steps, 'place', 'places')} will do.`,
    placeFull: ({ place: at }) =>
      `Three other dice already lie at ${place(at)}. Choose another die or another place.`,
    noDieMoved: 'No die has been moved in this turn. Acquire: move a die first.',
    takenAlready:
      'You have already taken the resources of this location. Go on with influence, a tile or the roll.',
    noSpace:
      'Your inventory is full. Deliver or sell something; claiming frees a space while banners cover some.',
    supplyEmpty: ({ kind }) =>
      kind === null
        ? 'The supply does not hold what you would get. Choose something else.'
        : `The supply has no ${mass(kind)} left. Choose something else.`,
    amountOutOfRange: ({ min, max }) => `You can take ${min} to ${max} here. Choose a number in between.`,
    usedAlready: ({ action: a }) => `You have used this action (${a}). It works once a turn.`,
    otherActionUsed: ({ action: a }) =>
      `You have used the other action of this card (${a}). Only one of the two counts.`,
    rowBroken: ({ action: a }) =>
      `You have broken off this action (${a}). It goes on only in a row, before anything else is taken or activated.`,
    notShown: ({ kind, of }) => `This card does not deal in ${mass(kind)}, only in ${or(of.map(mass))}.`,
    nothingToSell: ({ of }) =>
      `You have nothing to sell here. ${of.length === 6 ? 'Get a material first.' : `The card takes ${or(of.map(mass))}.`}`,
    nothingToDeliver:
      'None of your materials can be delivered. Claim a section or get what yours still need.',
    nothingToTrade: ({ give, get }) =>
      `You need ${give > 1 ? `${give} equal materials` : '1 material'} to trade, and the supply ${get > 1 ? `${get} of other kinds` : '1 of another kind'}.`,
    noUsefulTile:
      'None of your face-up workshop tiles gives anything now. Place a tile face up or make room.',
    needEveryKind:
      'You have not completed one section of each type. Complete a base, a middle section and a dome.',
    needDifferent: ({ need, have }) => `This takes ${need} different materials; you have ${have}.`,
    sameKind: ({ kind }) => `You have just given ${mass(kind)}. Choose another kind.`,
    returnedAlready: ({ kind }) => `You have already returned ${count(kind ?? 0, 1)}. Choose another kind.`,
    samePlace: ({ place: at }) => `${capital(place(at))} is the first tile already. Choose another one.`,
    noTile: ({ slot: k }) => `There is no tile in the ${slot(k)}. Claim a section to get one.`,
    faceDown: ({ slot: k }) => `The tile in the ${slot(k)} lies face down. It can never be activated.`,
    otherColour: ({ slot: k, die: d }) =>
      `You moved the ${die(d)}, which does not activate the ${slot(k)}. Only tiles of its colour count.`,
    activatedAlready: 'You have already activated a tile in this action. It works once.',
    givesNothing: ({ slot: k }) =>
      `The tile in the ${slot(k)} would give nothing now: no free space, or none in the supply.`,
    noPrestige: ({ space }) =>
      `You are on space ${space} and have no prestige space behind you, so none can be lost.`,
    rerolledAlready: 'You have already rolled a location in this turn. It works once a turn.',
    noDice: ({ place: at }) => `There is no die at ${place(at)}. Choose a place with dice.`,
    actFirst: 'Your basic action is still open. Claim, build or acquire before you end your turn.',
    notIvansChoice: ({ section }) =>
      `Ivan’s rule does not lead to ${the(section)}. Choose one of the marked sections.`,
  },
  score: {
    track: (space) => `Score track (space ${space})`,
    leftovers: (m, r) => `Left over: ${materials(m)} and ${rubles(r)}`,
    tower: (roman) => `Tower ${roman}`,
    trackHelp: 'The prestige of the nearest prestige space at or below the marker.',
    leftoversHelp: '1 prestige point for every 5 materials and rubles together, rounded down.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'a tie gives nothing'
            : `tied with ${n(tied, 'other', 'others')}, who share the places they fill`
          : p === 1
            ? 'most presence, the whole value'
            : two
              ? 'second, a third of it'
              : p === 2
                ? 'second, half of it'
                : p === 3
                  ? 'third, a quarter of it'
                  : 'fourth, an eighth of it';
      return `Value ${value}, presence ${presence}: ${share}.`;
    },
    completed: 'Completed sections',
    ornaments: 'Ornaments placed',
    total: 'Total prestige',
    final: 'Final score',
    ifEndedNow: 'If the game ended now',
    wins: (w, p) => `${s(w, 'win', 'wins')} with ${prestige(p)}.`,
    shared: (names, p) => `${names} share the victory with ${prestige(p)} each.`,
    beatIvan: (p, i) => `You have beaten Ivan, ${p} to ${i}.`,
    lostToIvan: (p, i) => `Ivan has won, ${i} to ${p}.`,
    drewWithIvan: (p) => `You and Ivan share the victory with ${prestige(p)} each.`,
    decided: {
      completed: 'More completed sections decided the tie.',
      ornaments: 'More ornaments decided the tie.',
    },
  },
  previews: {
    gain: 'gains',
    lose: 'loses',
    unknownRoll: 'The dice are rolled last: unknown.',
    undoEnds: 'Undo ends here.',
    lost: (k) => `${k} will be lost`,
    completes: (x) => `completes ${the(x)}`,
    penalty: (w, k) => `${s(w, 'lose', 'loses')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'lead', 'leads')} in tower ${tower}`,
    triggersEnd: 'brings on the end of the game',
  },
  describe: {
    free: 'free to claim',
    notYet: 'not free yet',
    claimedBy: (w) => `claimed by ${by(w)}`,
    completedBy: (w) => `completed by ${by(w)}`,
    needs: (goods) => `needs ${goods}`,
    stillNeeds: (goods) => `still needs ${goods}`,
    gives: (rewards) => `gives ${rewards}`,
    tile: (t) => `workshop tile ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} by ${by(w)}`,
    noOrnament: 'no ornament',
    noDice: 'no dice',
    shows: (d, k) => `${COLOURS[d]} ${k}`,
    empty: 'empty',
    costs: (r) => `face up ${rubles(r)}`,
    covered: 'covered by a banner',
    locked: (o) => `${ORNAMENTS[o]} locked`,
    now: (yields) => `Now ${yields}.`,
    space: (space) => `space ${space}`,
  },
  setup: {
    players: { name: 'Players', help: 'How many sit at the table, from 1 to 4.' },
    side: { name: 'Workshop side', help: 'One side of the workshop boards for everybody.' },
    basic: { name: 'Basic', help: 'All ornaments are at hand from the start; slots cost 2 to 4 rubles.' },
    advanced: {
      name: 'Advanced',
      help: 'Ornaments must be unlocked in the workshop; every slot costs 3 rubles.',
    },
    influence: { name: 'Influence cards', help: 'One card of each group lies in a quadrant of the market.' },
    random: { name: 'Random', help: 'One of three cards is drawn for each group.' },
    first: { name: 'First game', help: 'The recommended cards, easy to begin with.' },
    firstPlayer: { name: 'First player', help: 'Who begins gets 3 rubles; the others get 4, 4 and 5.' },
    anyone: { name: 'By lot', help: 'Chance decides who begins.' },
    colours: { name: 'Colours', help: 'Your own die and the white one can be moved further for rubles.' },
    solo: { name: 'Solo against Ivan', help: 'Ivan follows his five cards; you begin.' },
    countPlayers: (k) => n(k, 'player', 'players'),
  },
  ...common,
  components: {
    supply: 'Supply',
    track: 'Score track',
    resources: 'Resource tiles',
    influence: 'Influence cards',
    firstGame: 'First-game cards',
    sections: 'Section cards',
    tiles: 'Workshop tiles',
    plans: 'Construction plans',
    boards: 'Workshop boards',
  },
} satisfies RedCathedralMessages;
