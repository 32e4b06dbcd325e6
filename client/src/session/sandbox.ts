import type { Locale } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { cryptoChance } from './cryptoChance.ts';
import { SandboxSession } from './sandboxSession.ts';

export type OpenedSandbox =
  | { ok: true; table: AnyOpened }
  /** The position in the URL is invalid from this character on, perhaps because it is impossible. */
  | { ok: false; at: number; why: string | undefined };

/** Opens a table at a position, which somebody may have typed; a mistake is reported with its place. */
export function openSandbox(game: GameId, position: string, locale: Locale): Promise<OpenedSandbox> {
  return withBoard(game, async ({ rules, kit, book, editor }): Promise<OpenedSandbox> => {
    const { sandbox } = await book();
    const { positions, loadSeats } = sandbox;
    const parsed = positions.parseState(position);
    if (!parsed.ok) {
      const { at: begins, mistake, impossible } = parsed;
      if (!impossible) return { ok: false, at: begins, why: undefined };
      const editing = await (await editor?.())?.load(locale);
      return { ok: false, at: begins, why: editing?.impossible(mistake, impossible.value) };
    }
    const seats = await loadSeats(parsed.value.table, locale);
    const session = new SandboxSession(await rules(), parsed.value, seats, cryptoChance);
    // An unfinished turn is not kept across a reload.
    const draft = { load: () => [], save: () => {} };
    return { ok: true, table: anyOpened({ session, draft, load: kit }) };
  });
}
