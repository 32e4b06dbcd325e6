import { type GameTypes, readState } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import type { Board } from '@archivolt/table/board.ts';
import Sprite from '@archivolt/table/draw/Sprite.svelte';
import { TableModel } from '@archivolt/table/model.svelte.ts';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { SandboxSession } from '@archivolt/table/session/sandboxSession.ts';
import { mount } from 'svelte';
import { withBoard } from '../boards.ts';
import { NO_DRAFT } from '../replay/open.ts';
import Aid from './Aid.svelte';

/** The parts that the kit of every game draws besides the board: the player aid, and the end of the game. */
export const KIT_PARTS: readonly string[] = ['aid', 'end'];

const PREFERENCES = { speed: () => 1, autoConfirm: () => false, sound: () => undefined };

/** Draws one of them in English, at a position as text. */
export const drawKitPart = (
  game: GameId,
  part: string,
  position: string,
  target: HTMLElement,
): Promise<unknown> => withBoard(game, (board) => draw(board, part, position, target));

async function draw<G extends GameTypes, T, S>(
  board: Board<G, T, S>,
  part: string,
  position: string,
  target: HTMLElement,
): Promise<unknown> {
  const [rules, kit, { sandbox }] = await Promise.all([board.rules(), board.kit(), board.book()]);
  const state = readState(sandbox.positions, position);
  const seats = await sandbox.loadSeats(state.table, 'en');
  mount(Sprite, { target, props: { defs: kit.defs() } });
  if (part === 'end') {
    const guide = (await kit.loadGuide('en'))({ seats, me: undefined });
    return guide.drawEnd?.(state.table, 'en', target);
  }
  const session = new SandboxSession(rules, state, { seats, chance: cryptoChance });
  const model = new TableModel(session, kit, NO_DRAFT, PREFERENCES, await kit.loadSpeaker('en'));
  const Sheet = await kit.loadAid?.();
  return Sheet && mount(Aid<G, T, S>, { target, props: { model, Sheet } });
}
