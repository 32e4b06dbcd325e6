import { at, each } from '@archivolt/engine';
import {
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
  const sections = table.towers.flatMap((tower, index) => tower.map((_, level) => where(index, level)));
  const exact = DICE.map(
    (_, index): Move => ({ do: 'acquire', die: index, steps: at(table.dice, index).shows }),
  );
  const byDie = DICE.findIndex((name, die) => [name, at(m.terms.colours, die)].some(is(word)));
  if (byDie >= 0) return onDie(table, byDie);
  const kind = kindOf(m, word);
  if (kind >= 0) return onMaterial(kind);
  const action = WORDS[word] ?? commandNamed(m, word);
  if (action === 'acquire') return exact;
  if (action === 'claim' || action === 'decorate' || action === 'deliver') {
    const meant = sections
      .flatMap((section) => onSection(table, section))
      .filter((move) => move.do === action);
    // If no section can be meant, one of them is an example.
    return meant.length > 0 ? meant : tried(table, action, at(sections, 0)).slice(0, 1);
  }
  const deal = DEALS.find((name) => name === action);
  if (deal) return MATERIALS.map((_, index): Move => ({ do: deal, kind: index }));
  if (action === 'reroll') return each(PLACES, (place): Move => ({ do: 'reroll', place }));
  if (action === 'activate') return each(SLOTS, (slot): Move => ({ do: 'activate', slot }));
  if (action === 'use') return each(2, (index): Move => ({ do: 'use', action: index }));
  if (action === 'take' || action === 'roll' || action === 'rubles' || action === 'end' || action === 'stop')
    return [{ do: action }];
  return [];
}

/** The moves that take a material. */
const DEALS = ['sell', 'buy', 'give', 'get', 'return', 'choose'] as const;

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
  sell: 'sell',
  buy: 'buy',
  trade: 'give',
  give: 'give',
  get: 'get',
  return: 'return',
  choose: 'choose',
  activate: 'activate',
  tile: 'activate',
  workshop: 'activate',
  roll: 'roll',
  reroll: 'reroll',
  rubles: 'rubles',
  end: 'end',
  stop: 'stop',
};

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
  return DEALS.map((name): Move => ({ do: name, kind }));
}
