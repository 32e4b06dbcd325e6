import type { Areas } from './areas.ts';
import { loaderOf } from './catalogues.ts';

const area = loaderOf<Areas>({
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  it: () => import('./it/index.ts'),
  'pt-PT': () => import('./pt-PT/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
});

/** Profile, ways to sign in, notifications, ratings. */
export const loadAccount = area('account');

/** The page of the illustrated rules, without the rules themselves. */
export const loadBook = area('book');

/** The notes of the coach in the first games. */
export const loadCoach = area('coach');

/** Texts shared by all games: the levels of the bots. */
export const loadCommon = area('common');

/** The position editor. */
export const loadEditor = area('editor');

/** The end of a game: where the points came from, the decisive turn. */
export const loadEnding = area('ending');

/** The lobby and everything before a table. */
export const loadEntrance = area('entrance');

/** Help during a turn: descriptions of things, and what the others did. */
export const loadGuide = area('guide');

/** The reasons of hints. */
export const loadHints = area('hints');

/** The list of lessons and the panel of a lesson. */
export const loadLearn = area('learn');

/** Notifications by email and push. */
export const loadMail = area('mail');

/** Online play. */
export const loadOnline = area('online');

/** The operator console. */
export const loadOperator = area('operator');

/** The list of puzzles and the panel of a puzzle. */
export const loadPuzzles = area('puzzles');

/** The refusals of the server. */
export const loadRefusals = area('refusals');

/** The replay of a game: stepping, sharing, playing on. */
export const loadReplay = area('replay');

/** Announced maintenance, and the privacy page. */
export const loadService = area('service');

/** The app around the games: start page, set-up, settings, rules page, errors. */
export const loadShell = area('shell');

/** The statistics of finished games. */
export const loadStatistics = area('statistics');

/** The study of a finished game. */
export const loadStudy = area('study');

/** The texts of the table, for every game. */
export const loadTable = area('table');

/** The texts of the terminal, except those of the games. */
export const loadTerminal = area('terminal');
