import { at } from '@archivolt/engine';
import { loadGuide, loadTable } from '@archivolt/i18n';
import { simpleKit } from '@archivolt/table/simpleKit.ts';
import { type Stones, showEvent } from '../rules.ts';
import { rules, say, sources, speakerOf } from '../words.ts';
import Heap from './Heap.svelte';
import Players from './Players.svelte';

/** Nothing on the board can be touched, every offer is a button, and events appear at once. */
export const kit = simpleKit<Stones>({
  showEvent,
  beginsTurn: (event) => (event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined),
  async loadSpeaker(locale) {
    const table = await loadTable(locale);
    return ({ seats }) => ({
      ...speakerOf((seat) => at(seats, seat).name),
      table,
      paneName: (pane) => (pane === 'heap' ? 'Heap' : table.parts.players),
      scoreRow: () => 'Last stone',
    });
  },
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
