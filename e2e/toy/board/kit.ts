import { at } from '@archivolt/engine';
import { loadGuide, loadTable } from '@archivolt/i18n';
import type { Kit, Seating, Speaker } from '@archivolt/table/kit.ts';
import { type Stones, showEvent, stones } from '../rules.ts';
import { rules, say, sources, speakerOf } from '../words.ts';
import Heap from './Heap.svelte';
import Players from './Players.svelte';

export const kit: Kit<Stones, never, never> = {
  // Nothing on the board can be touched: every offer is a button.
  keyOf: () => '',
  targets: () => [],
  touch: () => ({ does: 'ask' }),
  choices: ({ offers }) =>
    offers.map((move) => ({
      key: stones.notation.printMove(move),
      answer: { does: 'play', move },
      icons: [],
      commits: false,
    })),
  actions: () => [],
  marks: () => new Map(),
  targetOf: () => undefined,
  paneOf: () => 'heap',
  paneOfEvent: () => 'heap',
  paneOfTarget: () => 'heap',
  showEvent,
  // Events appear at once, without movement or sound.
  motionsBefore: () => [],
  motionsAfter: () => [],
  soundOf: () => undefined,
  tablesOf: (events, now) => events.map(() => now),
  beginsTurn: (event) => (event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined),
  async loadSpeaker(locale) {
    const table = await loadTable(locale);
    return (seating) => speaker(table, seating);
  },
  async loadGuide(locale) {
    const words = await loadGuide(locale);
    return ({ seats }) => ({
      words,
      book: rules,
      inspect: () => undefined,
      reason: say.reason,
      summary: ({ lines }) => ({
        text: lines.map(({ event }) => say.event(event, at(seats, event.seat).name)).join(' '),
        balance: '',
        yours: [],
      }),
      traces: () => new Map(),
      sources: async () => sources,
      preview: () => ({ counters: [], notes: [] }),
      drawEnd: async () => () => undefined,
      drawTable: async () => () => undefined,
    });
  },
  loadAid: async () => Heap,
  loadLarge: async () => Heap,
  panes: [
    { id: 'heap', icon: 'i-market', area: 'wide', component: Heap },
    { id: 'players', icon: 'i-players', area: 'others', component: Players },
  ],
  chips: Players,
  defs: () => '',
};

function speaker(
  table: Speaker<Stones, never, never>['table'],
  { seats }: Seating,
): Speaker<Stones, never, never> {
  return {
    ...speakerOf((seat) => at(seats, seat).name),
    table,
    paneName: (pane) => (pane === 'heap' ? 'Heap' : 'Players'),
    moveShort: (move) => say.take(move.stones),
    choice: ({ key }) => ({ short: key, full: key }),
    action: (name) => ({ name, help: '' }),
    label: () => '',
    scoreRow: () => 'Last stone',
  };
}
