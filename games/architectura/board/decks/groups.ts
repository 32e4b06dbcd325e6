import { type Card, type Components, colourOf, replaces, type Table } from '@archivolt/architectura';
import type { Seat } from '@archivolt/engine';
import { formula } from '../read.ts';

/** Cards grouped because they may replace each other. */
export interface Group {
  /** The printed value that they share; undefined for those that nothing replaces. */
  key: string | undefined;
  /** The one card that is replaced by name. */
  only: string | undefined;
  basic: readonly Card[];
  additional: readonly Card[];
}

const printed = (card: Card): string =>
  card.base ? formula(card.base, card.sides[0] ?? 0) : String(card.sides[0]);

/**
 * A visual grouping by what is printed on the cards: the card they name, or the basic value. What is legal is marked by the
 * controller.
 */
export function groupsOf(table: Table, components: Components, seat: Seat): Group[] {
  const { basic, additional } = components.set.decks[colourOf(table.colours.charAt(seat))];
  const cards = new Map(components.set.cards.map((card) => [card.id, card]));
  const known = (ids: readonly string[]): Card[] => ids.flatMap((id) => cards.get(id) ?? []);
  const extras = known(additional);
  const groups = new Map<string, { basic: Card[]; additional: readonly Card[]; named: boolean }>();
  for (const card of known(basic)) {
    const found = extras.filter((extra) => replaces(extra, card));
    const named = found.some((extra) => extra.replaces === card.id);
    const key = found.length === 0 ? '' : named ? card.id : printed(card);
    const group = groups.get(key);
    if (group) group.basic.push(card);
    else groups.set(key, { basic: [card], additional: found, named });
  }
  return [...groups]
    .map(([key, group]) => ({
      key:
        key === ''
          ? undefined
          : printed(group.basic[0] ?? group.additional[0] ?? { id: key, deck: 'basic', sides: [0] }),
      only: group.named ? key : undefined,
      basic: group.basic,
      additional: group.additional,
    }))
    .sort((a, b) => Number(a.key === undefined) - Number(b.key === undefined));
}
