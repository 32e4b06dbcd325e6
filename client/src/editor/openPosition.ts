import type { GameTypes, State } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import type { Editor } from '@archivolt/table/editing.ts';
import { withBoard } from '../boards.ts';
import { router } from '../router.svelte.ts';
import { editAddress } from './address.ts';

/** Goes to the editor with a position of the game. */
export function openPosition(game: GameId, state: State<GameTypes>): Promise<void> {
  return withBoard(game, async ({ editor }) => {
    const known: Pick<Editor<GameTypes>, 'positions'> | undefined = await editor?.();
    if (known) router.go(editAddress(game, known.positions.printState(state)));
  });
}
