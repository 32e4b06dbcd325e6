import { at, each } from '@archivolt/engine';
import {
  type Ask,
  asked,
  GROUPS as CARD_GROUPS,
  cardAt,
  componentsOf,
  countOf,
  DICE,
  type Die,
  type Do,
  diceAt,
  hasSection,
  IVAN,
  LETTERS,
  levelOf,
  MATERIALS,
  type Move,
  type MoveOf,
  missing,
  ORNAMENT_MATERIAL,
  ORNAMENTS,
  quadrantOf,
  sectionAt,
  slotCost,
  type Table,
  totalOf,
  towerOf,
  type View,
  yieldOf,
} from '@archivolt/red-cathedral';
import { actionText } from './influence.ts';
import { cubesOf, material, place, resource, rubles, section, slotName, tileOf } from './words.ts';

/** What a player may do, as a person would say it. */

type Say = { [K in Do]: (move: MoveOf<K>, view: View) => string };

function yieldText(table: Table, where: number, dice: number): string {
  const tile = at(componentsOf(table).resources, at(table.market, where));
  return resource(tile.gain, tile.count * dice);
}

function landing({ die: moved, steps }: MoveOf<'acquire'>, { table }: View): string {
  const { place: from, shows } = at(table.dice, moved);
  const to = (from + steps) % table.market.length;
  const dice = diceAt(table, to) + (to === from ? 0 : 1);
  const paid = steps > shows ? `, paying ${rubles(steps - shows)}` : '';
  const card = cardAt(table, Math.floor(to / 2));
  return `${at(DICE, moved)} ${steps} to ${place(to)}${paid}: ${yieldText(table, to, dice)}, ${at(CARD_GROUPS, card.group)} ${card.id}`;
}

function actionOf({ table }: View, action: number): string {
  const todo = table.todo.find(({ ask }) => ask === 'market');
  if (todo?.ask !== 'market') return '';
  return actionText(at(cardAt(table, quadrantOf(table, todo.die)).actions, action));
}

const SAY: Say = {
  claim: ({ section: where }, { table }) => {
    const claimed = sectionAt(table, where);
    const card = at(componentsOf(table).sections, claimed.card);
    const tile = claimed.tile === null ? '' : `, tile "${tileOf(table, claimed.tile)}"`;
    return `${section(where)}: ${letters(card.cost)} for ${card.recognition} RP ${card.rubles}₽${tile}`;
  },
  banner: ({ from }) =>
    from === 'inventory'
      ? 'take the banner from the inventory, which opens a space'
      : 'take the banner from a white slot, which frees the slot',
  slot: ({ slot }, { table, seat }) => {
    const cost = slotCost(table, at(table.players, seat), slot);
    return `the ${slotName(slot)} slot (face up ${rubles(cost)})`;
  },
  face: ({ up }, { table, seat }) => {
    const todo = asked(table);
    if (!up || todo.ask !== 'face') return 'face down, for nothing';
    return `face up for ${rubles(slotCost(table, at(table.players, seat), todo.slot))}: ${tileGives(table, todo.tile)} now`;
  },
  deliver: ({ section: where, kind }, { table }) => {
    const open = missing(table, sectionAt(table, where));
    const completes = totalOf(open) === 1 ? ', which completes it' : '';
    return `deliver ${cubesOf(1, kind)} to ${section(where)}${completes}`;
  },
  decorate: ({ section: where }, { table }) => {
    const { kind } = at(componentsOf(table).sections, sectionAt(table, where).card);
    return `decorate ${section(where)} with a ${at(ORNAMENTS, kind)} for ${cubesOf(1, at(ORNAMENT_MATERIAL, kind))}`;
  },
  gems: ({ green, purple }) => {
    if (green + purple === 0) return 'no gems';
    const prestige = green === 1 && purple === 1 ? 3 : green + purple;
    const parts = [green > 0 ? cubesOf(green, 4) : '', purple > 0 ? cubesOf(purple, 5) : ''].filter(Boolean);
    return `add ${parts.join(' and ')}: ${prestige} prestige`;
  },
  stop: () => 'that is enough',
  acquire: (move, view) => landing(move, view),
  take: (_move, { table }) => {
    const todo = asked(table);
    if (todo.ask !== 'market') return 'take from the market';
    const where = at(table.dice, todo.die).place;
    return `take from the market: ${yieldText(table, where, diceAt(table, where))}`;
  },
  amount: ({ count }, { table }) => {
    const todo = asked(table);
    return todo.ask === 'amount' && count > 0
      ? `take ${cubesOf(count, todo.kind)}`
      : `take ${count || 'none'}`;
  },
  choose: ({ kind }) => `take ${cubesOf(1, kind)}`,
  use: ({ action }, view) => `use influence: ${actionOf(view, action)}`,
  sell: ({ kind }, view) => `sell ${cubesOf(1, kind)}${have(view, kind)}`,
  buy: ({ kind }) => `buy ${cubesOf(1, kind)}`,
  give: ({ kind }, view) => `give ${material(kind)}${have(view, kind)}`,
  get: ({ kind }) => `get ${cubesOf(1, kind)}`,
  return: ({ kind }, view) => `return ${cubesOf(1, kind)}${have(view, kind)}`,
  swap: ({ place: where }, { table }) => `the tile of ${place(where)} (${yieldText(table, where, 1)})`,
  activate: ({ slot }, { table, seat }) => {
    const tile = at(at(table.players, seat).slots, slot);
    if (tile === null) return `activate the ${slotName(slot)} slot`;
    return `activate the tile in the ${slotName(slot)} slot: ${tileGives(table, tile)}`;
  },
  roll: (_move, { table }) => {
    const todo = asked(table);
    if (todo.ask !== 'market') return 'roll the dice';
    return `roll the dice at ${place(at(table.dice, todo.die).place)}: done with the market`;
  },
  rubles: () => 'lose 1 prestige for 2 rubles',
  reroll: ({ place: where }, { table }) => {
    const there = DICE.filter((_, index) => at(table.dice, index).place === where);
    return `lose 1 prestige to roll at ${place(where)} (${there.join(', ')})`;
  },
  end: () => 'end your turn',
  ivanClaim: ({ section: where }, { table }) => {
    const card = at(componentsOf(table).sections, sectionAt(table, where).card);
    return `Ivan claims ${section(where)} ${card.id} (${card.recognition} recognition)`;
  },
  ivanOrnament: ({ section: where }, { table }) => {
    const owner = sectionAt(table, where).banner === IVAN ? 'his own' : 'your';
    return `Ivan decorates ${owner} ${section(where)}`;
  },
};

/** "WWBG": what a section costs, as the board writes it. */
function letters(cost: number): string {
  return LETTERS.map((letter, kind) => letter.repeat(countOf(cost, kind))).join('');
}

function have({ table, seat }: View, kind: number): string {
  return ` (you have ${countOf(at(table.players, seat).goods, kind)})`;
}

function tileGives(table: Table, tile: number): string {
  const gives = yieldOf(table, tile);
  return gives < 0 ? '1 material of choice' : resource(Math.floor(gives / 10), gives % 10);
}

export function offer(view: View, move: Move): string {
  return (SAY[move.do] as (move: Move, view: View) => string)(move, view);
}

const GROUPS: { [K in Do]: string } = {
  claim: 'Claim a section',
  banner: 'Banner',
  slot: 'Workshop',
  face: 'Workshop',
  deliver: 'Build',
  decorate: 'Decorate',
  gems: 'Decorate',
  stop: 'Go on',
  acquire: 'Acquire: move a die to a place of the market',
  take: 'Market',
  amount: 'Market',
  choose: 'Material',
  use: 'Influence',
  sell: 'Influence',
  buy: 'Influence',
  give: 'Influence',
  get: 'Influence',
  return: 'Influence',
  swap: 'Influence',
  activate: 'Workshop',
  roll: 'Go on',
  rubles: 'At any time',
  reroll: 'At any time',
  end: 'Go on',
  ivanClaim: 'You decide for Ivan',
  ivanOrnament: 'You decide for Ivan',
};

export function group(move: Move): string {
  return GROUPS[move.do];
}

const QUESTIONS: Record<Ask, string> = {
  turn: 'Your turn: claim, build or acquire.',
  end: 'Your action is done.',
  banner: 'Which banner goes to the section?',
  slot: 'Where does the workshop tile go?',
  face: 'Face up or face down?',
  deliver: 'What do you deliver?',
  gems: 'Do you add gems?',
  market: 'You are at the market.',
  amount: 'How many do you take?',
  choose: 'Which material do you take?',
  sell: 'What do you sell?',
  buy: 'What do you buy?',
  give: 'What do you give?',
  get: 'What do you get for it?',
  return: 'What do you return?',
  swap: 'Which resource tile is swapped?',
  activate: 'Which tile do you activate?',
  ivanClaim: 'Which section does Ivan claim?',
  ivanOrnament: 'Where does Ivan place his ornament?',
};

export function question({ table }: View): string {
  if (table.todo.length === 0) return 'The game is over.';
  const todo = asked(table);
  if (todo.ask === 'deliver') return `${QUESTIONS.deliver} ${todo.left} left.`;
  if (todo.ask === 'swap' && todo.first !== null) return 'And with which other tile is it swapped?';
  return QUESTIONS[todo.ask];
}

/** Everything that may be meant by a section, a die, a material, a slot, a place or the word for an action. */
export function intents({ table }: View, text: string): Move[] {
  const word = text.trim().toLowerCase();
  const found = /^([1-9])\.([1-9])$/.exec(word);
  if (found) {
    const where = (Number(found[1]) - 1) * 10 + Number(found[2]) - 1;
    return onSection(table, where);
  }
  const sections = table.towers.flatMap((tower, index) => tower.map((_, level) => index * 10 + level));
  const exact = DICE.map(
    (_, index): Move => ({ do: 'acquire', die: index, steps: at(table.dice, index).shows }),
  );
  const byDie = (DICE as readonly string[]).indexOf(word);
  if (byDie >= 0) return onDie(table, byDie);
  const kind = kindOf(word);
  if (kind >= 0) return onMaterial(kind);
  const action = WORDS[word];
  if (action === 'acquire') return exact;
  if (action === 'claim' || action === 'decorate' || action === 'deliver')
    return sections.flatMap((where) => onSection(table, where)).filter((move) => move.do === action);
  if (action === 'reroll') return each(8, (where): Move => ({ do: 'reroll', place: where }));
  if (action === 'activate') return each(6, (slot): Move => ({ do: 'activate', slot }));
  if (action === 'use') return each(2, (index): Move => ({ do: 'use', action: index }));
  if (action === 'take' || action === 'roll' || action === 'rubles' || action === 'end' || action === 'stop')
    return [{ do: action }];
  return [];
}

const WORDS: Readonly<Record<string, Do>> = {
  claim: 'claim',
  build: 'deliver',
  deliver: 'deliver',
  put: 'deliver',
  decorate: 'decorate',
  ornament: 'decorate',
  acquire: 'acquire',
  die: 'acquire',
  dice: 'acquire',
  take: 'take',
  market: 'take',
  influence: 'use',
  use: 'use',
  activate: 'activate',
  tile: 'activate',
  workshop: 'activate',
  roll: 'roll',
  reroll: 'reroll',
  rubles: 'rubles',
  end: 'end',
  stop: 'stop',
};

function kindOf(word: string): number {
  const letter = (LETTERS as readonly string[]).indexOf(word.toUpperCase());
  if (letter >= 0) return letter;
  return MATERIALS.findIndex((name, kind) => name === word || material(kind) === word);
}

function onSection(table: Table, where: number): Move[] {
  if (!hasSection(table, where)) return [{ do: 'claim', section: where }];
  const { banner, done, card } = at(at(table.towers, towerOf(where)), levelOf(where));
  if (banner === null) return [{ do: 'claim', section: where }];
  if (done) return [{ do: 'decorate', section: where }];
  const { cost } = at(componentsOf(table).sections, card);
  const kinds = MATERIALS.flatMap((_, kind) => (countOf(cost, kind) > 0 ? [kind] : []));
  return kinds.map((kind): Move => ({ do: 'deliver', section: where, kind }));
}

function onDie(table: Table, index: Die): Move[] {
  const { shows } = at(table.dice, index);
  return each(8, (extra): Move => ({ do: 'acquire', die: index, steps: shows + extra }));
}

function onMaterial(kind: number): Move[] {
  return (['sell', 'buy', 'give', 'get', 'return', 'choose'] as const).map(
    (name): Move => ({ do: name, kind }),
  );
}
