import { kitOf, type Piece, pieceNamed, pieceOf, type Space } from '@archivolt/architectura';
import type { ArModel } from './partProps.ts';

/** The card whose text helps now: the selected one, or the one asked about last. */
export function cardAskedAbout({ view, interaction: { selection, whyNot } }: ArModel): Piece | undefined {
  const { table, seat } = view;
  const kit = kitOf(table);
  const onSpace = (space: Space): Piece | undefined => {
    const building = table.top[space] ?? -1;
    return building < 0 ? undefined : pieceOf(kit, building);
  };
  const target = whyNot?.target;
  if (target?.on === 'space') return onSpace(target.space);
  if (target?.on === 'hand' || target?.on === 'deck') return pieceNamed(kit, seat, target.card);
  if (target?.on === 'beside') return pieceNamed(kit, target.seat, target.card);
  if (selection?.by === 'hand' || selection?.by === 'deck') return pieceNamed(kit, seat, selection.card);
  return selection?.by === 'turn' ? onSpace(selection.space) : undefined;
}
