import { type Unfolded, unfold } from '@archivolt/engine';
import { loadTable } from '@archivolt/i18n';
import { positions, type RedCathedral, redCathedral, type Table } from '@archivolt/red-cathedral';
import {
  ILLUSTRATIONS,
  type IllustrationId,
  type Part,
  type RcIllustration,
  SET_UP,
} from '@archivolt/red-cathedral/illustrations';
import { loadCaptions, loadGame } from '@archivolt/red-cathedral/words';
import { mount, unmount } from 'svelte';
import '../board.css';
import type { Drawings } from '../../../../client/src/draw/drawings.ts';
import { speak } from '../controller/speak.ts';
import Sprite from '../Sprite.svelte';
import Picture from './Picture.svelte';
import SetUp from './SetUp.svelte';
import { seatsOf } from './sandbox.ts';

/** Approximate heights of the parts in pixels. */
const HEIGHTS: Record<Part['part'], number> = {
  market: 300,
  cathedral: 330,
  workshop: 260,
  inventory: 125,
  track: 70,
  influence: 80,
  ivan: 230,
  shares: 220,
};

/** The drawings of The Red Cathedral’s rules. */
export const drawings: Drawings = {
  list: ids().map((id) => {
    const { rules, position, moves, shows, example = false } = illustrationOf(id);
    return { id, rules, example, position, height: heightOf(shows, moves.length > 0) };
  }),
  setUp: SET_UP,
  defs: Sprite,
  async load(locale) {
    const [words, game, table] = await Promise.all([
      loadCaptions(locale),
      loadGame(locale),
      loadTable(locale),
    ]);
    const speakerAt = (shown: Table) =>
      speak(game, table, { me: undefined, seats: seatsOf(shown, game.terms.colours, 'other') });
    const known = (id: string): IllustrationId => {
      const found = ids().find((one) => one === id);
      if (!found) throw new Error(`there is no drawing ${id}`);
      return found;
    };
    return {
      caption(id) {
        const { title, text } = words.captions[known(id)];
        return { title, text: text(claimOf(illustrationOf(known(id)))) };
      },
      steps(id) {
        const { after, events } = played(known(id));
        const { event } = speakerAt(after.table);
        return events.filter(({ type }) => type !== 'turn').map((one) => event(one, after.table));
      },
      label: (name) => words.setUp[name as keyof typeof words.setUp],
      draw(id, target, labels) {
        const illustration = illustrationOf(known(id));
        const { before, after } = played(known(id));
        const speaker = speakerAt(before.table);
        const props = { illustration, before: before.table, after: after.table, speaker, labels };
        const picture = mount(Picture, { target, props });
        return () => void unmount(picture);
      },
      drawSetUp(target) {
        const { before } = unfold(redCathedral, positions, { ...SET_UP, moves: [] });
        const picture = mount(SetUp, {
          target,
          props: { table: before.table, speaker: speakerAt(before.table) },
        });
        return () => void unmount(picture);
      },
    };
  },
};

function ids(): IllustrationId[] {
  return Object.keys(ILLUSTRATIONS) as IllustrationId[];
}

function illustrationOf(id: IllustrationId): RcIllustration {
  return ILLUSTRATIONS[id];
}

function played(id: IllustrationId): Unfolded<RedCathedral> {
  return unfold(redCathedral, positions, illustrationOf(id));
}

type Claim = Required<RcIllustration['claim']>;
/** A caption may only use what its illustration claims: a test reads every caption. */
function claimOf({ claim }: RcIllustration): Claim {
  return claim as Claim;
}

function heightOf(shows: readonly Part[], changes: boolean): number {
  const one = shows.reduce((sum, { part }) => sum + HEIGHTS[part], 20);
  return changes ? one + 30 : one;
}
