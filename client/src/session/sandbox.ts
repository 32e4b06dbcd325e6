import type { Game, Shape } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { settings } from '../settings/settings.svelte.ts';
import { cryptoChance } from './cryptoChance.ts';
import { type Opponents, SandboxSession } from './sandboxSession.ts';
import type { SeatInfo } from './session.ts';

export type OpenedSandbox =
  | { ok: true; table: AnyOpened }
  /** The position in the URL is invalid from this character on, perhaps because it is impossible. */
  | { ok: false; at: number; why: string | undefined };

/** Who plays a seat: the person at this device, or a bot of a level. */
export const ME = 'me';

/** How long a bot seems to think, in milliseconds at speed 1. */
const PAUSE = 700;

/**
 * Opens a table at a position, which somebody may have typed; a mistake is reported with its place. `players` says who plays
 * each seat; without it one person plays all of them.
 */
export function openSandbox(
  game: GameId,
  position: string,
  locale: Locale,
  players: readonly string[] = [],
): Promise<OpenedSandbox> {
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
    const seats = (await loadSeats(parsed.value.table, locale)).map((seat) => seated(seat, players));
    const played = await rules();
    const opponents = players.length > 0 ? await hire(played) : undefined;
    const session = new SandboxSession(played, parsed.value, seats, cryptoChance, opponents);
    // An unfinished turn is not kept across a reload.
    const draft = { load: () => [], save: () => {} };
    return { ok: true, table: anyOpened({ session, draft, load: kit }) };
  });
}

function seated(info: SeatInfo, players: readonly string[]): SeatInfo {
  const player = players[info.seat] ?? ME;
  return player === ME || info.kind !== 'me' ? info : { ...info, kind: 'bot', level: player };
}

async function hire<G extends Shape>({ id }: Game<G>): Promise<Opponents<G>> {
  const { workerThinker } = await import('./workerThinker.ts');
  return {
    thinker: workerThinker<G>(id),
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE / settings.speed)),
  };
}
