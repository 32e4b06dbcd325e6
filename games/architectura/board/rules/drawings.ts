import { type Architectura, architectura, positions, type Table } from '@archivolt/architectura';
import {
  type ArIllustration,
  ILLUSTRATIONS,
  type IllustrationId,
  type Part,
  SET_UP,
} from '@archivolt/architectura/illustrations';
import { loadCaptions, loadGame } from '@archivolt/architectura/words';
import { type Unfolded, unfold } from '@archivolt/engine';
import { loadTable } from '@archivolt/i18n';
import { mount, unmount } from 'svelte';
import '../board.css';
import type { Drawings } from '../../../../client/src/draw/drawings.ts';
import { speak } from '../controller/speak.ts';
import Sprite from '../Sprite.svelte';
import Picture from './Picture.svelte';
import SetUp from './SetUp.svelte';
import { seatsOf } from './sandbox.ts';

/** Events at the end of every turn, which illustrations omit. */
const CLOSING: ReadonlySet<string> = new Set(['drew', 'turnBegan', 'declined']);

/** The drawings of Architectura’s rules. */
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
        return events.filter(({ type }) => !CLOSING.has(type)).map((one) => event(one, after.table));
      },
      label: (name) => words.setUp[name as keyof typeof words.setUp],
      draw(id, target, labels) {
        const illustration = illustrationOf(known(id));
        const { before, after } = played(known(id));
        const speaker = speakerAt(before.table);
        const picture = mount(Picture, { target, props: { illustration, before, after, speaker, labels } });
        return () => void unmount(picture);
      },
      drawSetUp(target) {
        const { before } = unfold(architectura, positions, { ...SET_UP, moves: [] });
        const picture = mount(SetUp, { target, props: { state: before, speaker: speakerAt(before.table) } });
        return () => void unmount(picture);
      },
    };
  },
};

function ids(): IllustrationId[] {
  return Object.keys(ILLUSTRATIONS) as IllustrationId[];
}

function illustrationOf(id: IllustrationId): ArIllustration {
  return ILLUSTRATIONS[id];
}

function played(id: IllustrationId): Unfolded<Architectura> {
  return unfold(architectura, positions, illustrationOf(id));
}

type Claim = Required<ArIllustration['claim']>;
/** A caption may only use what its illustration claims: a test reads every caption. */
function claimOf({ claim }: ArIllustration): Claim {
  return claim as Claim;
}

function heightOf(shows: readonly Part[], changes: boolean): number {
  let height = changes ? 40 : 20;
  for (const part of shows)
    height += part.part === 'city' ? 40 + (part.streets[1] - part.streets[0] + 1) * 104 : 130;
  return height;
}
