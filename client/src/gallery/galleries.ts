import type { GameId } from '@archivolt/protocol/ids';
import type { Gallery } from '@archivolt/table/gallery/gallery.ts';

const FOUND = import.meta.glob<{ gallery: Gallery }>('../../../games/*/board/gallery/gallery.ts');

/** The gallery of a game's board. */
export async function galleryOf(game: GameId): Promise<Gallery> {
  const load = FOUND[`../../../games/${game}/board/gallery/gallery.ts`];
  if (!load) throw new Error(`${game} has no gallery`);
  return (await load()).gallery;
}
