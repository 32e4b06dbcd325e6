import type { GameTypes, PositionNotation } from '@archivolt/engine';
import { gameIdOf } from '@archivolt/protocol/ids';
import type { TableModel } from '@archivolt/table/model.svelte.ts';
import { mount, unmount } from 'svelte';
import { withBoard } from '../boards.ts';
import Panel from './Panel.svelte';

/** Shows the debug panel beside a table; returns a function that removes it. In development only. */
export async function showPanel<G extends GameTypes, T, S>(model: TableModel<G, T, S>): Promise<() => void> {
  const id = gameIdOf(model.session.game.id);
  if (!id) throw new Error(`${model.session.game.id} is not in the list of games`);
  const [positions, hasEditor] = await withBoard(
    id,
    async ({ book, editor }): Promise<[PositionNotation<GameTypes>, boolean]> => [
      (await book()).sandbox.positions,
      editor !== undefined,
    ],
  );
  const panel = mount(Panel<G, T, S>, { target: document.body, props: { model, positions, hasEditor } });
  return () => void unmount(panel);
}
