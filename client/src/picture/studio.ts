import type { GameTypes } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { Kit } from '@archivolt/table/kit.ts';
import { mount, tick, unmount } from 'svelte';
import { withBoard } from '../boards.ts';
import type { ReplayableGame } from '../replay/replayFile.ts';
import { ReplaySession } from '../replay/replaySession.ts';
import { positionsFor } from '../session/playAgain.ts';
import Poster from './Poster.svelte';
import { type Picture, svgOf } from './svgOf.ts';

/** The caption above the board: the point in the game. */
export type Caption = (turn: number, name: string, isOver: boolean) => string;

/** Makes images of a recorded game: the open state at any of its versions, without anybody's hand. */
export interface Studio {
  readonly last: number;
  /** The versions at which turns end: the images of a video. */
  readonly scenes: readonly number[];
  picture(version: number): Promise<Picture>;
}

export function openStudio(played: ReplayableGame, locale: Locale, caption: Caption): Promise<Studio> {
  return withBoard(played.game, async (board) => {
    const positions = await positionsFor(board, played);
    const session = new ReplaySession(await board.rules(), played, 'picture', { positions });
    return studioOf(session, await board.kit(), locale, caption);
  });
}

async function studioOf<G extends GameTypes, T, S>(
  session: ReplaySession<G>,
  kit: Kit<G, T, S>,
  locale: Locale,
  caption: Caption,
): Promise<Studio> {
  const { game, seats, last } = session;
  const [guideOf, speakerOf] = await Promise.all([kit.loadGuide(locale), kit.loadSpeaker(locale)]);
  const guide = guideOf({ seats, me: undefined });
  const speaker = speakerOf({ seats, me: undefined });
  const scenes = [...session.turns.filter((version) => version < last), last];
  async function picture(version: number): Promise<Picture> {
    const table = session.tableAt(version);
    if (table === undefined) throw new RangeError(`no version ${version}`);
    const { totals } = game.score(table);
    const { number, seat } = game.turnOf(table);
    const host = document.createElement('div');
    // Rendered in the document, so that it has its sizes, but off screen.
    host.style.cssText = 'position:fixed;left:-20000px;top:0;width:max-content';
    host.inert = true;
    document.body.append(host);
    let drawing: Promise<() => void> | undefined;
    const poster = mount(Poster, {
      target: host,
      props: {
        title: speaker.title,
        line: caption(number, seats[seat]?.name ?? '', version === last),
        seats: seats.map((info) => ({
          name: speaker.seatName(info.seat, table),
          colour: info.colour,
          points: totals[info.seat] ?? 0,
        })),
        board: (target) => {
          drawing = guide.drawTable?.(table, target);
        },
      },
    });
    let remove: (() => void) | undefined;
    try {
      await tick();
      remove = await drawing;
      await settled();
      const [element] = host.children;
      return await svgOf(element as HTMLElement);
    } finally {
      remove?.();
      await unmount(poster);
      host.remove();
    }
  }
  return { last, scenes, picture };
}

/** Parts that measure themselves have done so after two frames; a hidden page has none. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++)
    await new Promise<void>((done) => {
      const late = setTimeout(done, 100);
      requestAnimationFrame(() => {
        clearTimeout(late);
        done();
      });
    });
}
