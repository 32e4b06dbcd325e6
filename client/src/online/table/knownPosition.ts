import type { GameTypes, View } from '@archivolt/engine';
import { withBoard } from '../../boards.ts';
import type { KnownPosition } from '../../replay/explore.ts';
import { seatsAt } from '../../replay/find.ts';
import type { Feed } from '../session/feed.svelte.ts';

/** What the reader's seat knows of an online game now; undefined for a spectator. */
export async function knownPosition(feed: Feed): Promise<KnownPosition | undefined> {
  const { id, info, seat, view, rows, entries } = feed;
  if (!info || seat === null || !view) return undefined;
  const { game, rulesVersion } = info;
  const [seats, { secrets }] = await Promise.all([
    seatsAt(info),
    withBoard(game, async ({ rules }) => ({ secrets: (await rules()).secrets !== undefined })),
  ]);
  return {
    game,
    rulesVersion,
    seats,
    mine: seat,
    view: view as View<GameTypes>,
    hasSecrets: secrets,
    // No online table has hints.
    hints: false,
    // A replay does not count what was taken back; the first rows of a long game may not be loaded yet.
    of: id,
    version: entries.length + (rows[0]?.version ?? 1) - 1,
    home: `/table/${id}`,
  };
}
