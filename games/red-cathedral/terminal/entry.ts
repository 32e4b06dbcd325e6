import { loadComponents, positions, type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';
import { texts } from '@archivolt/red-cathedral/words';
import { loadTerminalWords } from '@archivolt/red-cathedral/words/load';
import type { Entry, Shortcut } from '@archivolt/terminal';
import { speak } from './texts.ts';

const ADVANCED: Shortcut = {
  name: 'advanced',
  choice: 'side',
  value: 'advanced',
};

export const redCathedralEntry: Entry<RedCathedral> = {
  game: redCathedral,
  positions,
  botKit: redCathedralBotKit,
  shortcut: ADVANCED,
  flagWords: async (language) => (await loadTerminalWords(language)).flags,
  loadSet: loadComponents,
  face: {
    turnBegins: (event) => (event.type === 'turn' ? event.seat : undefined),
    isPlain: ({ do: verb }) => verb === 'roll' || verb === 'reroll' || verb === 'end',
    inOrder: texts.byWorth,
  },
  speak,
};
