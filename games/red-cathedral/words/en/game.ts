import { capital, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/en';
import type { Action, Benefit } from '@archivolt/red-cathedral';
import type { RedCathedralMessages, Sec, Spot, Who } from '../messages/game.ts';

const { n, form, and, or } = words('en-GB');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? `You ${you}` : `${who.name} ${others}`;
const by = (who: Who): string => (who.me ? 'you' : who.name);
/** A log line about somebody else does not address the reader. */
const named = (who: Who): string => (who.me ? 'the other side' : who.name);
const its = (who: Who): string => (who.me ? 'your' : `${who.name}’s`);

const RESOURCES = ['wood', 'brick', 'stone', 'gold', 'green gem', 'purple gem', 'rouble', 'recognition'];
const PLURALS = ['wood', 'bricks', 'stones', 'gold', 'green gems', 'purple gems', 'roubles'];
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

const count = (resource: number, k: number): string =>
  resource === 7
    ? n(k, 'recognition point', 'recognition points')
    : n(k, RESOURCES[resource] ?? '', PLURALS[resource] ?? '');
/** A kind without a number: "no green gems left", "no stone left". */
const mass = (kind: number | null): string => (kind === 2 ? RESOURCES : PLURALS)[kind ?? 0] ?? '';
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'prestige point', 'prestige points');
const materials = (k: number): string => n(k, 'material', 'materials');
const kinds = (of: readonly number[]): string => or(of.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (of: readonly number[]): string => (of.length === 6 ? 'any 1 material' : `1 ${kinds(of)}`);

const die = (d: number): string => `${COLOURS[d]} die`;
const slot = (k: number): string =>
  k === 4 ? 'first white slot' : k === 5 ? 'second white slot' : `${COLOURS[Math.min(k, 4)]} slot`;
const sec = ({ kind, tower, nth }: Sec): string =>
  nth > 0 ? `middle section ${nth} of tower ${tower}` : `${KINDS[kind]} of tower ${tower}`;
const the = (x: Sec): string => (x.nth > 0 ? sec(x) : `the ${sec(x)}`);
const place = ({ resource, season, number }: Spot): string =>
  `${resource === 6 ? 'roubles' : RESOURCES[resource]} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const an = (ornament: number): string => `${ornament === 1 ? 'an' : 'a'} ${ORNAMENTS[ornament]}`;

const tile = (b: Benefit): string => {
  switch (b.kind) {
    case 'resource':
      return count(b.gain, b.count);
    case 'die':
      return die(b.die);
    case 'any':
      return 'any material';
    default:
      return b satisfies never;
  }
};

const action = (a: Action, who?: Who): string => {
  const other = who !== undefined && !who.me;
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
      const given = a.give > 1 ? `${a.give} identical materials` : '1 material';
      const got = a.get > 1 ? `${a.get} materials of other kinds` : '1 of another kind';
      return `trade ${a.rubles > 0 ? `${rubles(a.rubles)} and ` : ''}${given} for ${got}`;
    }
    case 'activate':
      return `activate any of ${other ? 'their' : 'your'} face-up workshop tiles`;
    case 'recognition':
      return `gain ${count(7, a.count)}${a.everyKind ? ` if ${other ? 'they' : 'you'} have completed a base, a middle section and a dome` : ''}`;
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
    slots: [0, 1, 2, 3, 4, 5, 6].map(slot),
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
    tileHelp: (b) => {
      switch (b.kind) {
        case 'resource':
          return `Gives ${count(b.gain, b.count)}.`;
        case 'die':
          return `Gives once what the location of the ${die(b.die)} gives.`;
        case 'any':
          return 'Gives 1 material of your choice.';
        default:
          return b satisfies never;
      }
    },
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
    mark: (repeat) => (repeat ? 'any number of times in a row' : 'once'),
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
      `${s(w, 'move', 'moves')} the ${die(d)} ${n(steps, 'location', 'locations')} from ${place(from)} to ${place(to)}${r > 0 ? `, paying ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `The ${die(d)} does not move: there are already three dice at ${place(full)}.`,
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
      const rest = `${lost}${k === 0 ? '' : ' more'} ${lost === 1 ? 'is' : 'are'} lost`;
      return `${s(w, 'get', 'gets')} ${what}${where[from]}${lost > 0 ? `; ${rest}` : ''}.`;
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
    used: (w, g, a) => `${s(w, 'use', 'uses')} the influence of the ${GROUPS[g]}: ${action(a, w)}.`,
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
      `${s(w, 'are', 'is')} penalised because ${the(x)} is unfinished below ${n(above, 'section', 'sections')} completed by others.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'put', 'puts')} ${an(o)} on ${the(x)}${gems ? ` with ${gems}` : ''}.`,
    endTriggered: (w, other) =>
      `${s(w, 'complete your', 'completes a')} sixth section: ${other ? named(other) : 'everyone else'} has one last turn.`,
    ivanCard: (card, d) => `Ivan follows the ${CARDS[card]} card with the ${die(d)}.`,
    ivanStored: (goods) => `Ivan puts ${goods || 'nothing'} on the inventory card.`,
    ivanTransported: (goods) => `Ivan moves ${goods} to the construction card.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan has nothing on the inventory card to move.',
        claim: 'Ivan has nothing to claim.',
        construction: 'Ivan has nothing to build.',
        ornament: 'Ivan’s next ornament cannot be placed anywhere.',
        recognition: 'Ivan does nothing.',
        inventory: 'Ivan does nothing.',
      })[card],
    ivanShuffled: (dice) => `Ivan’s tiles are shuffled and turned face up again: ${dice}.`,
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
      `Add up to ${n(most, 'gem', 'gems')} to the ${ORNAMENTS[o]} on ${the(x)}? Each gem counts as a delivered material.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['take resources'] : []),
        ...(use ? ['use influence'] : []),
        ...(activate ? ['activate a workshop tile'] : []),
      ];
      return open.length > 0 ? `You may ${or(open)}; then roll the dice.` : 'Roll the dice at this location.';
    },
    amount: (kind, min, max, lost) =>
      `How much do you take: ${min} ${max === min + 1 ? 'or' : 'to'} ${count(kind, max)}?${lost > 0 ? ` ${lost} will be lost.` : ''}`,
    choose: (mayLeave) => `Choose 1 material${mayLeave ? ', or none' : ''}.`,
    sell: (r) => `Which material do you sell for ${rubles(r)}?`,
    buy: (r) => `Which material do you buy for ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Which kind do you trade? You give ${k} of it.` : 'Which material do you trade?'),
    get: (given, left, begun) =>
      `Choose ${begun ? `${left} more` : materials(left)} in return, of any kind but ${mass(given)}.`,
    return: (left, begun) =>
      begun
        ? `Choose ${left} more to return, of ${left === 1 ? 'a different kind' : 'different kinds'}.`
        : `Choose ${left} different materials to return.`,
    swap: (first) =>
      first
        ? `Which resource tile changes places with ${place(first)}?`
        : 'Choose the first of two resource tiles to swap.',
    activate: 'Choose one of your face-up workshop tiles to activate it.',
    ivanClaim: 'Choose the section that Ivan claims.',
    ivanOrnament: (o) => `Choose the section on which Ivan puts ${an(o)}.`,
  },
  moves: {
    claim: (x, t) => `Claim ${the(x)}${t ? ` (tile: ${tile(t)})` : ''}`,
    banner: (from) => `Take the banner from ${from === 'inventory' ? 'the inventory' : 'the white slot'}`,
    slot: (k, face, cost) => {
      if (face === 'up') return `Place the tile face up in the ${slot(k)} for ${rubles(cost)}`;
      if (face === 'down') return `Place the tile face down in the ${slot(k)}`;
      return `Place the tile in the ${slot(k)}${face === 'either' ? ` (face up: ${rubles(cost)})` : ''}`;
    },
    face: (up, cost) =>
      up
        ? `Place the tile face up${cost === null ? '' : ` for ${rubles(cost)}`}`
        : 'Place the tile face down for free',
    deliver: (kind, x) => `Deliver ${count(kind, 1)} to ${the(x)}`,
    deliverAll: (goods, x) => `Deliver ${goods} to ${the(x)}`,
    decorate: (o, x, material) => `Put ${an(o)} on ${the(x)} for ${count(material, 1)}`,
    gems: (gems, p) => (gems ? `Add ${gems} for ${prestige(p)}` : 'Add no gem'),
    stop: (ask) => (ask === 'deliver' ? 'Finish delivering' : 'Take no more materials'),
    acquire: (d, steps, to, r) =>
      `Move the ${die(d)} ${n(steps, 'location', 'locations')} to ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most, fewer) =>
      resource === null || most === 0
        ? 'Take market resources'
        : `Take ${fewer ? 'up to ' : ''}${count(resource, most)} from the market`,
    amount: (kind, k) => (k === 0 ? 'Take none' : `Take ${kind === null ? materials(k) : count(kind, k)}`),
    choose: (kind) => `Take ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Use influence' : `Use the influence of the ${GROUPS[g]}: ${action(a)}`,
    sell: (kind, r) => `Sell ${count(kind, 1)}${r === null ? '' : ` for ${rubles(r)}`}`,
    buy: (kind, r) => `Buy ${count(kind, 1)}${r === null ? '' : ` for ${rubles(r)}`}`,
    give: (kind, k) => `Trade ${count(kind, k)}`,
    get: (kind) => `Take ${count(kind, 1)} in return`,
    return: (kind) => `Return ${count(kind, 1)}`,
    swap: (at, first) =>
      first ? `Swap ${place(first)} with ${place(at)}` : `Swap the resource tile ${place(at)}`,
    activate: (k, t) => `Activate the tile in the ${slot(k)}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Roll the dice at ${place(at)}` : 'Roll the dice'),
    rubles: (k) => `Lose ${prestige(1)} for ${rubles(k)}`,
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
    reroll: 'Roll again',
    end: 'End turn',
  },
  commands: {
    claim: { name: 'Claim', help: 'Put a banner on a free section and take its workshop tile.' },
    build: { name: 'Build', help: 'Deliver up to 3 materials to your sections, or decorate completed ones.' },
    acquire: {
      name: 'Acquire resources',
      help: 'Move a die; then take resources, use influence and activate a tile.',
    },
    take: { name: 'Take resources', help: 'What the location gives, times the number of dice there.' },
    use: { name: 'Use influence', help: 'One of the two actions on this quadrant’s card.' },
    activate: { name: 'Activate a tile', help: 'The face-up workshop tile in the colour of the moved die.' },
    roll: { name: 'Roll the dice', help: 'All dice at the location are rolled. This ends the action.' },
    rubles: {
      name: 'Prestige for roubles',
      help: 'Lose 1 prestige point for 2 roubles, as often as you like.',
    },
    reroll: {
      name: 'Roll dice at a location',
      help: 'Lose 1 prestige point to roll all dice at one location, once per turn.',
    },
    end: { name: 'End turn', help: 'Your basic action is done; it is the next player’s turn.' },
  },
  score: {
    track: (space) => `Score track (space ${space})`,
    leftovers: (m, r) => `Left over: ${materials(m)} and ${rubles(r)}`,
    tower: (roman) => `Tower ${roman}`,
    trackHelp: 'The prestige of the nearest prestige space at or below the marker.',
    leftoversHelp: '1 prestige point for every 5 materials and roubles together, rounded down.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'a tie gives nothing'
            : `tied with ${n(tied, 'other player', 'other players')}; the points for these places are shared`
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
    wins: (w, p) => `${s(w, 'win', 'wins')} with ${prestige(p)}.`,
    shared: (names, p) => `${names} share the victory with ${prestige(p)} each.`,
    beatIvan: (p, i) => `You have beaten Ivan, ${p} to ${i}.`,
    lostToIvan: (p, i) => `Ivan has won, ${i} to ${p}.`,
    drewWithIvan: (p) => `You and Ivan share the victory with ${prestige(p)} each.`,
    decided: {
      completed: 'The tie was broken by completed sections.',
      ornaments: 'The tie was broken by ornaments.',
    },
  },
  previews: {
    gain: 'gains',
    lose: 'loses',
    unknownRoll: 'The dice are rolled last: the result is unknown.',
    undoEnds: 'You cannot undo past this point.',
    lost: (_, goods) => `${goods} will be lost`,
    completes: (x) => `completes ${the(x)}`,
    penalty: (w, k) => `${s(w, 'lose', 'loses')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'lead', 'leads')} in tower ${tower}`,
    leadTied: (all, tower) => `Tie for the lead in tower ${tower}: ${and(all.map(by))}`,
    triggersEnd: 'triggers the end of the game',
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
  board: {
    turn: 'Claim a section, build, or acquire resources.',
    leftovers: 'Leftovers',
    banners: 'Banners',
    ornaments: 'Ornaments',
    dice: 'Dice',
    sections: (built, begun) => `Sections completed: ${built}, started: ${begun}`,
    stock: (held, room) => `${held} of ${room}`,
    tower: (roman, value) => `Tower ${roman}: worth ${value}`,
    towerColumn: 'Tower',
    ivanInventory: 'Ivan’s inventory',
    ivanConstruction: 'Ivan’s building materials',
    ivanCards: 'Ivan’s cards',
    lift: 'Pick up this die',
    liftHelp: 'choose where it goes.',
    material: 'Material for this section',
    diceHere: 'The dice here',
    ivansTurn: 'Ivan’s turn',
    ivanClaim: 'You decide where Ivan claims, because several sections suit him equally.',
    ivanOrnament: 'You decide where Ivan puts his ornament, because several sections suit him equally.',
    ivanSettled: 'Ivan’s move is decided',
    faceUpPays: 'Face up it pays now and with every die of that colour.',
    someDown: 'Dimmed slots are too dear: face down only.',
    allDown: 'You cannot pay for any free slot, so the tile goes face down.',
    tooDear: 'too dear: face down only',
    askDown: (cost, have) =>
      `Face up costs ${cost} here, and you have ${have}. Face down, the tile never gives anything.`,
    fewer: 'Fewer…',
    rollWithout: (things) => `Roll without taking ${things}`,
    takeAndRoll: (things) => `Take ${things} and roll`,
    goodsHelp: 'choose the section it goes to, or drag it there.',
    ornamentHelp: 'choose the completed section it goes on.',
    needed: 'needed for your sections',
    spaces: 'Inventory spaces',
  },
  ...common,
} satisfies RedCathedralMessages;

/** The reasons use the same words. */
export { by, count, die, its, mass, n, ORNAMENTS, or, place, rubles, slot, the };
