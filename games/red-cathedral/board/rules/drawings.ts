import { positions, redCathedral } from '@archivolt/red-cathedral';
import {
  ILLUSTRATIONS,
  type Part,
  type RcIllustration,
  SET_UP,
} from '@archivolt/red-cathedral/illustrations';
import { loadCaptions, loadGame } from '@archivolt/red-cathedral/words';
import '../board.css';
import { drawingsFrom } from '@archivolt/table/draw/illustrations.ts';
import { speak } from '../controller/speak.ts';
import { defs } from '../draw/defs.ts';
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
export const drawings = drawingsFrom({
  game: redCathedral,
  positions,
  illustrations: ILLUSTRATIONS as Readonly<Record<keyof typeof ILLUSTRATIONS, RcIllustration>>,
  setUp: SET_UP,
  defs,
  heightOf(shows, changes) {
    const one = shows.reduce((sum, { part }) => sum + HEIGHTS[part], 20);
    return changes ? one + 30 : one;
  },
  loadGame,
  loadCaptions,
  speak,
  seatsOf: (table, { terms }) => seatsOf(table, terms.colours, 'other'),
  isStep: ({ type }) => type !== 'turn',
  Picture,
  SetUp,
});
