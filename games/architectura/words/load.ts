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

/** What the player aid says. */
export const loadAid = area('aid');

/** The captions of the drawings in the rules. */
export const loadCaptions = area('captions');

/** What stands beside the poster of the game, and its name wherever it is mentioned. */
export const loadCard = area('card');

/** What the coach says in the first games. */
export const loadCoachWords = area('coach');

/** What the position editor says of the game. */
export const loadEditorWords = area('editor');

/** What is said of the game once it is over. */
export const loadEnding = area('ending');

/** The sentences of the game: things, moves, events. */
export const loadGame = area('game');

/** What stands beside a turn: what things are, and what the others did. */
export const loadGuideWords = area('guide');

/** Why a hint is a good one. */
export const loadHintWords = area('hints');

/** The texts of the lessons. */
export const loadLessons = area('lessons');

/** What is wrong with an option, a component set or a move that was typed. */
export const loadMistakes = area('mistakes');

/** Why something is not possible. */
export const loadReasons = area('reasons');

/** The readable rules. */
export const loadRules = area('rules');

/** What is said of the game before it is played. */
export const loadSetUp = area('setUp');

/** What only the terminal says of the game. */
export const loadTerminalWords = area('terminal');
