import type { GameTypes, PositionNotation } from '@archivolt/engine';
import { GAME_IDS, gameIdOf } from '@archivolt/protocol/ids';
import type { TableModel } from '@archivolt/table/model.svelte.ts';
import { mount, unmount } from 'svelte';
import { withBoard } from '../boards.ts';
import { hasEditor } from '../editor/address.ts';
import Panel from './Panel.svelte';

/** Shows the debug panel beside a table; returns a function that removes it. In development only. */
export async function showPanel<G extends GameTypes, T, S>(model: TableModel<G, T, S>): Promise<() => void> {
  const id = gameIdOf(model.session.game.id);
  if (!id) throw new Error(`${model.session.game.id} is not in the list of games`);
  const games = await Promise.all(
    GAME_IDS.map((game) =>
      withBoard(game, async ({ book }) => {
        const positions: PositionNotation<GameTypes> = (await book()).sandbox.positions;
        return { id: game, positions, hasEditor: hasEditor(game) };
      }),
    ),
  );
  const panel = mount(Panel<G, T, S>, { target: document.body, props: { model, id, games } });
  return () => void unmount(panel);
}
