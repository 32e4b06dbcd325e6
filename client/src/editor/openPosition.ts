import type { GameTypes, State } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import type { Editor } from '@archivolt/table/editing.ts';
import { withBoard } from '../boards.ts';
import { router } from '../router.svelte.ts';
import { editAddress } from './address.ts';

/** Goes to the editor with a position of the game. */
export function openPosition(game: GameId, state: State<GameTypes>): Promise<void> {
  return withBoard(game, async ({ editor }) => {
    // The state belongs to this game, as all of what a table shows does.
    const known = (await editor?.()) as unknown as Editor<GameTypes> | undefined;
    if (known) router.go(editAddress(game, known.positions.printState(state)));
  });
}
