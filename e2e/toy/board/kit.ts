import { at } from '@archivolt/engine';
import { loadGuide } from '@archivolt/i18n';
import { simpleKit } from '@archivolt/table/simpleKit.ts';
import { speakerLoader } from '@archivolt/table/textLoaders.ts';
import { type Stones, showEvent, stones } from '../rules.ts';
import { rules, say, sources, speakerOf } from '../words.ts';
import Heap from './Heap.svelte';
import Players from './Players.svelte';

/** Nothing on the board can be touched, every offer is a button, and events appear at once. */
export const kit = simpleKit<Stones>({
  choices: ({ offers }) =>
    offers.map((move) => ({
      key: stones.notation.printMove(move),
      answer: { does: 'play', move },
      icons: [],
      commits: false,
    })),
  showEvent,
  beginsTurn: (event) => (event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined),
  loadSpeaker: speakerLoader(
    async () => say,
    ({ take }, table, { seats }) => ({
      ...speakerOf((seat) => at(seats, seat).name),
      table,
      paneName: (pane) => (pane === 'heap' ? 'Heap' : 'Players'),
      moveShort: (move) => take(move.stones),
      choice: ({ key }) => ({ short: key, full: key }),
      action: (name) => ({ name, help: '' }),
      label: () => '',
      scoreRow: () => 'Last stone',
    }),
  ),
  async loadGuide(locale) {
    const words = await loadGuide(locale);
    return () => ({ words, book: rules, reason: say.reason, sources: async () => sources });
  },
  panes: [
    { id: 'heap', icon: 'i-market', area: 'wide', component: Heap },
    { id: 'players', icon: 'i-players', area: 'others', component: Players },
  ],
  chips: Players,
});
