import { componentsOf, type Piece, pieceNamed, pieceOf, type Space } from '@archivolt/architectura';
import type { ArModel } from './partProps.ts';

/** The card whose text helps now: the selected one, or the one asked about last. */
export function cardAskedAbout({ view, interaction: { selection, whyNot } }: ArModel): Piece | undefined {
  const { table, seat } = view;
  const components = componentsOf(table);
  const onSpace = (space: Space): Piece | undefined => {
    const building = table.top[space] ?? -1;
    return building < 0 ? undefined : pieceOf(components, building);
  };
  const target = whyNot?.target;
  if (target?.on === 'space') return onSpace(target.space);
  if (target?.on === 'hand' || target?.on === 'deck') return pieceNamed(components, seat, target.card);
  if (target?.on === 'beside') return pieceNamed(components, target.seat, target.card);
  if (selection?.by === 'hand' || selection?.by === 'deck')
    return pieceNamed(components, seat, selection.card);
  return selection?.by === 'turn' ? onSpace(selection.space) : undefined;
}
