import { architectura, positions } from '@archivolt/architectura';
import { type ArIllustration, ILLUSTRATIONS, SET_UP } from '@archivolt/architectura/illustrations';
import { loadCaptions, loadGame } from '@archivolt/architectura/words';
import '../board.css';
import { drawingsFrom } from '@archivolt/table/draw/illustrations.ts';
import { speak } from '../controller/speak.ts';
import { defs } from '../draw/defs.ts';
import Picture from './Picture.svelte';
import SetUp from './SetUp.svelte';
import { seatsOf } from './sandbox.ts';

/** Events at the end of every turn, which illustrations omit. */
const TURN_END_EVENTS: ReadonlySet<string> = new Set(['drew', 'turnBegan', 'declined']);

/** The drawings of Architectura’s rules. */
export const drawings = drawingsFrom({
  game: architectura,
  positions,
  illustrations: ILLUSTRATIONS as Readonly<Record<keyof typeof ILLUSTRATIONS, ArIllustration>>,
  setUp: SET_UP,
  defs,
  heightOf(shows, changes) {
    let height = changes ? 40 : 20;
    for (const part of shows)
      height += part.part === 'city' ? 40 + (part.streets[1] - part.streets[0] + 1) * 104 : 130;
    return height;
  },
  loadGame,
  loadCaptions,
  speak,
  seatsOf: (table, { terms }) => seatsOf(table, terms.colours, 'other'),
  isStep: ({ type }) => !TURN_END_EVENTS.has(type),
  Picture,
  SetUp,
});
