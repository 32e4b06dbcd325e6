import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  type Card,
  componentsOf,
  countOf,
  EMPTY,
  isTileInPlay,
  MATERIALS,
  type Section,
  sectionAt,
  type Table,
  type Tile,
  type Where,
} from '@archivolt/red-cathedral';
import { indexField } from '@archivolt/table/editing.ts';
import { changed, pileFields, type RcField, type RcState, seatChoices, type Words } from './change.ts';

type Stage = 'free' | 'claimed' | 'completed';

/** The fields of a section of the cathedral. */
export function sectionFields(state: RcState, where: Where, words: Words): RcField[] {
  const { fields } = words;
  const { table } = state;
  const section = sectionAt(table, where);
  const { banner, tile, card, done, delivered, ornament } = section;
  const set = (change: (section: Section, table: Table) => void) =>
    changed(state, (next) => change(sectionAt(next, where), next));
  const seats = seatChoices(state, words);
  const stage: Stage = banner === null ? 'free' : done ? 'completed' : 'claimed';
  const stages: readonly Stage[] = ['free', 'claimed', 'completed'];
  return [
    {
      kind: 'choice',
      name: fields.state,
      value: stage,
      options: stages.map((value) => ({ value, name: fields[value] })),
      set: (value) => set((one, next) => enter(one, next, value)),
    },
    ...(banner === null
      ? [
          indexField(fields.tile, tile, tileChoices(table, words), (value) =>
            set((one) => {
              one.tile = value;
            }),
          ),
        ]
      : [
          indexField(fields.owner, banner, seats, (value) =>
            set((one) => {
              one.banner = value;
            }),
          ),
        ]),
    ...(stage === 'completed'
      ? [
          indexField(
            fields.ornamentOf,
            ornament,
            seats,
            (value) =>
              set((one) => {
                one.ornament = value;
              }),
            fields.none,
          ),
        ]
      : []),
    indexField(fields.card, card, cardChoices(table, card, words), (value) =>
      set((one) => {
        one.card = value ?? one.card;
      }),
    ),
    ...(stage === 'claimed'
      ? pileFields(delivered, words, (pile) =>
          set((one) => {
            one.delivered = pile;
          }),
        )
      : []),
  ];
}

/** A free section has a tile, a claimed one an owner and materials, a completed one perhaps an ornament. */
function enter(section: Section, table: Table, stage: string): void {
  section.tile = stage === 'free' ? (section.tile ?? unusedTile(table)) : null;
  section.banner = stage === 'free' ? null : (section.banner ?? table.active);
  section.done = stage === 'completed';
  if (stage !== 'claimed') section.delivered = EMPTY;
  if (stage !== 'completed') section.ornament = null;
}

function unusedTile(table: Table): Tile {
  const used = new Set([
    ...table.towers.flat().map(({ tile }) => tile),
    ...table.players.flatMap(({ slots }) => slots),
  ]);
  const { tiles } = componentsOf(table);
  const fits = tiles.findIndex((tile, index) => !used.has(index) && isTileInPlay(tile, table.players.length));
  return Math.max(0, fits);
}

/** The workshop tiles, named by their benefits. */
export function tileChoices(table: Table, { game: { terms } }: Words): { value: Tile; name: string }[] {
  return componentsOf(table).tiles.map(({ id, benefit }, value) => ({
    value,
    name: `${capital(terms.tile(benefit))} (${id})`,
  }));
}

/** The cards of the same kind, named by their costs. */
function cardChoices(table: Table, card: Card, { game: { terms } }: Words): { value: Card; name: string }[] {
  const { sections } = componentsOf(table);
  const { kind } = at(sections, card);
  return sections.flatMap((one, value) => {
    if (one.kind !== kind) return [];
    const costs = MATERIALS.flatMap((_, material) => {
      const count = countOf(one.cost, material);
      return count > 0 ? [terms.count(material, count)] : [];
    });
    return [{ value, name: `${one.id}${terms.colon}${terms.and(costs)}` }];
  });
}
