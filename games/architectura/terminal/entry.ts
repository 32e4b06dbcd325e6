import {
  ADDITIONAL,
  type Architectura,
  architectura,
  positions,
  registerComponentSet,
} from '@archivolt/architectura';
import { architecturaBotKit } from '@archivolt/architectura/bot';
import { loadTerminalWords } from '@archivolt/architectura/words/load';
import type { Entry, Shortcut } from '@archivolt/terminal';
import { balance } from './balance.ts';
import { speak } from './texts.ts';

const ADVANCED: Shortcut = {
  name: 'advanced',
  choice: 'swaps',
  value: ADDITIONAL,
};

export const architecturaEntry: Entry<Architectura> = {
  game: architectura,
  positions,
  botKit: architecturaBotKit,
  shortcut: ADVANCED,
  // The report also covers swapped cards, so it needs some.
  proposed: (args) => (args.has('report') ? { swaps: ADDITIONAL } : {}),
  flagWords: async (language) => (await loadTerminalWords(language)).flags,
  loadSet: registerComponentSet,
  face: {
    turnBegins: (event) => (event.type === 'turnBegan' ? event.seat : undefined),
    isPlain: ({ do: verb }) =>
      verb === 'exchange' ||
      verb === 'search' ||
      verb === 'pass' ||
      verb === 'ready' ||
      verb === 'show' ||
      verb === 'continue',
    isForced: ({ do: verb }) => verb === 'continue' || verb === 'show',
  },
  speak,
  balance,
};
