import type { Locale } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { SandboxSession } from '@archivolt/table/session/sandboxSession.ts';
import { Words } from '@archivolt/table/settings/words.svelte.ts';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';

export type OpenedSandbox =
  /** `speak` names the seats in another language from now on. */
  | { ok: true; table: AnyOpened; speak(locale: Locale): Promise<void> }
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
    const seats = new Words((next) => loadSeats(parsed.value.table, next));
    await seats.load(locale);
    const session = new SandboxSession(await rules(), parsed.value, {
      get seats() {
        return seats.t;
      },
      chance: cryptoChance,
    });
    // An unfinished turn is not kept across a reload.
    const draft = { load: () => [], save: () => {} };
    return {
      ok: true,
      table: anyOpened({ session, draft, load: kit }),
      speak: (next) => seats.load(next),
    };
  });
}
