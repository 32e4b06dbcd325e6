import type { GameTypes, Seat, View } from '@archivolt/engine';
import type { AnyOpened } from '../boards.ts';
import { type KnownPosition, type TryOutRefusal, whyNotHere, whyNotOnline } from './explore.ts';
import { type Found, type FoundRunningGame, findById, findInLink, type NotFound } from './find.ts';
import { openReplay } from './open.ts';
import { Player } from './player.svelte.ts';
import type { ReplayableGame } from './replayFile.ts';
import type { AnyReplay, Viewpoint } from './replaySession.ts';

/** A game that is shown again, with what can be done with it. */
export interface ShownGame {
  readonly ok: true;
  readonly table: AnyOpened;
  readonly player: Player<GameTypes>;
  /** While a game is running, studying, sharing or branching would reveal secrets. */
  readonly recorded: { player: Player<GameTypes, AnyReplay>; played: ReplayableGame } | undefined;
  readonly isOver: boolean;
  readonly isOnline: boolean;
  /** False for what was tried out beside a game without help: there nothing helps either. */
  readonly helps: boolean;
  readonly viewpoints: readonly Viewpoint[];
  readonly home: string | undefined;
  /** Set for a player of a running game. */
  readonly tried: { readonly why: TryOutRefusal | undefined; known(): KnownPosition } | undefined;
  close(): void;
}

interface ReplayRequest {
  readonly id: string | undefined;
  /** The version to show first. */
  readonly at: number | undefined;
  readonly viewpoint?: Viewpoint | undefined;
  /** Called with every version that is shown. */
  readonly arrived: (version: number) => void;
  /** Called when a game on the server is over. */
  readonly ended: () => void;
}

/** Opens a game; without an id the fragment of the address contains it. */
export async function openShownGame(
  wanted: ReplayRequest,
): Promise<ShownGame | { ok: false; why: NotFound }> {
  const { id } = wanted;
  const finding = await (id === undefined ? findInLink(location.hash.slice(1)) : findById(id));
  if (finding.ok) return openFinished(finding.found, wanted);
  return finding.running ? openUnfinished(finding.running, wanted) : finding;
}

async function openFinished(
  found: Found,
  { id, at = 0, viewpoint, arrived }: ReplayRequest,
): Promise<ShownGame | { ok: false; why: NotFound }> {
  const opened = await openReplay(found, id ?? 'shared', at, viewpoint);
  if (!opened.ok) return opened;
  const { table, session, seen, hasSecrets, close } = opened;
  // A line has no address of its own: a reload returns to where it left the game.
  const player = new Player(session, (version) => arrived(Math.min(version, session.left ?? version)));
  const { played, isOver, isOnline, isOpen, hints, viewpoints, home } = found;
  const { game, rulesVersion, seats } = played;
  const mine = seats.find(({ kind }) => kind === 'me')?.seat;
  const hasSeat = !isOpen && mine !== undefined && home !== undefined && id !== undefined;
  const known = (seat: Seat, of: string, address: string): KnownPosition => ({
    game,
    rulesVersion,
    seats,
    mine: seat,
    view: seen(seat),
    hasSecrets,
    hints,
    of,
    version: session.now.version,
    home: address,
  });
  return {
    ok: true,
    table,
    player,
    isOver,
    isOnline,
    viewpoints,
    home,
    close,
    recorded: isOpen ? { player, played } : undefined,
    helps: hints || played.start === undefined,
    tried: hasSeat
      ? { why: whyNotHere(seats, { hints, hasSecrets }), known: () => known(mine, id, home) }
      : undefined,
  };
}

/** A game on the server, as far as its viewer knows it. */
async function openUnfinished(
  { table: running, seats }: FoundRunningGame,
  { at, arrived, ended }: ReplayRequest,
): Promise<ShownGame> {
  const { openRunning } = await import('./runningGame.ts');
  const { table, session, hasSecrets, seen, close } = await openRunning(running, seats, at, ended);
  const { info } = running;
  const { game, rulesVersion, id: of } = info;
  const home = `/table/${of}`;
  const known = (mine: Seat, view: View<GameTypes>): KnownPosition => ({
    game,
    rulesVersion,
    seats,
    mine,
    view,
    hasSecrets,
    hints: false,
    of,
    version: session.now.version,
    home,
  });
  const { seat } = running.seen;
  return {
    ok: true,
    table,
    player: new Player(session, arrived),
    recorded: undefined,
    home,
    close,
    isOver: false,
    isOnline: true,
    helps: false,
    viewpoints: [session.viewpoint],
    tried: seat === null ? undefined : { why: whyNotOnline(info), known: () => known(seat, seen()) },
  };
}
