import { deflateSync } from 'node:zlib';
import type { GameId } from '@archivolt/protocol/ids';

/** The address of a recorded game that is contained in its link, as the page makes it. */
export function shareLink(
  game: GameId,
  rulesVersion: number,
  played: {
    readonly options: unknown;
    readonly seats: unknown;
    readonly setup: unknown;
    readonly submissions: unknown;
  },
  version = 0,
): string {
  const { options, seats, setup, submissions } = played;
  const json = JSON.stringify({
    format: 'archivolt-replay-1',
    game,
    rulesVersion,
    options,
    seats,
    setup,
    submissions,
  });
  return `/shared/${version}#${deflateSync(json).toString('base64url')}`;
}
