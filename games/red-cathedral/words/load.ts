import { loaderOf } from '@archivolt/i18n';
import type { Areas } from './areas.ts';

const area = loaderOf<Areas>({
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  it: () => import('./it/index.ts'),
  'pt-PT': () => import('./pt-PT/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
});

/** The player aid. */
export const loadAid = area('aid');

/** The captions of the drawings in the rules. */
export const loadCaptions = area('captions');

/** The card with the poster, and the name of the game wherever it is mentioned. */
export const loadCard = area('card');

/** The notes of the coach in the first games. */
export const loadCoachWords = area('coach');

/** The position editor. */
export const loadEditorWords = area('editor');

/** The end of a game. */
export const loadEnding = area('ending');

/** The sentences of the game: things, moves, events. */
export const loadGame = area('game');

/** Help during a turn: descriptions of things, and what the others did. */
export const loadGuideWords = area('guide');

/** The reasons of hints. */
export const loadHintWords = area('hints');

/** The texts of the lessons. */
export const loadLessons = area('lessons');

/** Mistakes in an option, a component set or a typed move. */
export const loadMistakes = area('mistakes');

/** The reasons why something is not possible. */
export const loadReasons = area('reasons');

/** The readable rules. */
export const loadRules = area('rules');

/** The set-up forms. */
export const loadSetUp = area('setUp');

/** Texts for the terminal only. */
export const loadTerminalWords = area('terminal');
