import { at, each } from '@archivolt/engine';
import {
  cardAt,
  componentsOf,
  countOf,
  DICE,
  type Die,
  type Do,
  hasSection,
  LETTERS,
  MATERIALS,
  type Move,
  PLACES,
  SLOTS,
  sectionAt,
  type Table,
  type View,
  type Where,
  where,
} from '@archivolt/red-cathedral';
import type { RedCathedralMessages } from '@archivolt/red-cathedral/words';

/** All moves that may be meant by a section, a die, a material, a slot, a place or the word for an action. */
export function intents(m: RedCathedralMessages, { table }: View, text: string): Move[] {
  const word = text.trim().toLowerCase();
  const found = /^([1-9])\.([1-9])$/.exec(word);
  if (found) return onSection(table, where(Number(found[1]) - 1, Number(found[2]) - 1));
  const byDie = DICE.findIndex((name, die) => [name, at(m.terms.colours, die)].some(is(word)));
  if (byDie >= 0) return onDie(table, byDie);
  const kind = kindOf(m, word);
  if (kind >= 0) return onMaterial(kind);
  const action = KINDS.find((name) => WORDS[name].includes(word)) ?? commandNamed(m, word);
  return action === undefined ? [] : meantBy(table, action);
}

/** The moves of a kind that may be meant if only the kind is named. */
function meantBy(table: Table, action: Do): Move[] {
  const sections = table.towers.flatMap((tower, index) => tower.map((_, level) => where(index, level)));
  switch (action) {
    case 'acquire':
      return DICE.map((_, die): Move => ({ do: action, die, steps: at(table.dice, die).shows }));
    case 'claim':
    case 'decorate':
    case 'deliver': {
      const meant = sections
        .flatMap((section) => onSection(table, section))
        .filter((move) => move.do === action);
      // If no section can be meant, one of them is an example.
      return meant.length > 0 ? meant : tried(table, action, at(sections, 0)).slice(0, 1);
    }
    case 'ivanClaim':
    case 'ivanOrnament':
      return sections.map((section): Move => ({ do: action, section }));
    case 'sell':
    case 'buy':
    case 'give':
    case 'get':
    case 'return':
    case 'choose':
      return MATERIALS.map((_, kind): Move => ({ do: action, kind }));
    case 'slot':
    case 'activate':
      return each(SLOTS, (slot): Move => ({ do: action, slot }));
    case 'swap':
    case 'reroll':
      return each(PLACES, (place): Move => ({ do: action, place }));
    case 'banner':
      return [
        { do: action, from: 'inventory' },
        { do: action, from: 'white' },
      ];
    case 'face':
      return [true, false].map((up): Move => ({ do: action, up }));
    case 'gems':
      return [{ do: action, green: 1, purple: 0 }];
    case 'amount':
      return [{ do: action, count: 1 }];
    case 'use':
      return cardAt(table, 0).actions.map((_, index): Move => ({ do: action, action: index }));
    case 'take':
    case 'roll':
    case 'rubles':
    case 'end':
    case 'stop':
      return [{ do: action }];
    default:
      return action satisfies never;
  }
}

/** The words for each kind of move, besides those on the buttons. */
const WORDS: Readonly<Record<Do, readonly string[]>> = {
  claim: ['claim'],
  banner: ['banner'],
  slot: ['slot'],
  face: ['face'],
  deliver: ['deliver', 'put', 'build'],
  decorate: ['decorate', 'ornament'],
  gems: ['gems'],
  stop: ['stop'],
  acquire: ['acquire', 'die', 'dice'],
  take: ['take', 'market'],
  amount: ['amount'],
  choose: ['choose'],
  use: ['use', 'influence'],
  sell: ['sell'],
  buy: ['buy'],
  give: ['give', 'trade'],
  get: ['get'],
  return: ['return'],
  swap: ['swap'],
  activate: ['activate', 'tile', 'workshop'],
  roll: ['roll'],
  rubles: ['rubles'],
  reroll: ['reroll'],
  end: ['end'],
  ivanClaim: ['ivan claims'],
  ivanOrnament: ['ivan decorates'],
};
const KINDS = Object.keys(WORDS) as Do[];

const is =
  (word: string) =>
  (name: string): boolean =>
    name.toLowerCase() === word;

/** The translated names of the actions. */
function commandNamed({ commands }: RedCathedralMessages, word: string): Do | undefined {
  const found = (Object.keys(commands) as (keyof typeof commands)[]).find((name) =>
    is(word)(commands[name].name),
  );
  return found === 'build' ? 'deliver' : found;
}

function kindOf({ terms }: RedCathedralMessages, word: string): number {
  return MATERIALS.findIndex((name, kind) =>
    [name, at(LETTERS, kind), at(terms.resources, kind)].some(is(word)),
  );
}

function onSection(table: Table, section: Where): Move[] {
  if (!hasSection(table, section)) return [{ do: 'claim', section }];
  const { banner, done } = sectionAt(table, section);
  return tried(table, banner === null ? 'claim' : done ? 'decorate' : 'deliver', section);
}

/** The moves that try this on a section; one per material of its cost to deliver. */
function tried(table: Table, action: 'claim' | 'decorate' | 'deliver', section: Where): Move[] {
  if (action !== 'deliver') return [{ do: action, section }];
  const { cost } = at(componentsOf(table).sections, sectionAt(table, section).card);
  const kinds = MATERIALS.flatMap((_, kind) => (countOf(cost, kind) > 0 ? [kind] : []));
  return kinds.map((kind): Move => ({ do: 'deliver', section, kind }));
}

function onDie(table: Table, index: Die): Move[] {
  const { shows } = at(table.dice, index);
  return each(PLACES, (extra): Move => ({ do: 'acquire', die: index, steps: shows + extra }));
}

function onMaterial(kind: number): Move[] {
  const deals = ['sell', 'buy', 'give', 'get', 'return', 'choose'] as const;
  return deals.map((name): Move => ({ do: name, kind }));
}
