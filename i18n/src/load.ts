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

/** The page of the illustrated rules, without the rules. */
export const loadBook = area('book');

/** What the coach says in the first games. */
export const loadCoach = area('coach');

/** What both games say alike: the bots by their level. */
export const loadCommon = area('common');

/** The page on which a position is set up by hand. */
export const loadEditor = area('editor');

/** What is said about a game once it is over. */
export const loadEnding = area('ending');

/** The lobby and everything before a table. */
export const loadEntrance = area('entrance');

/** Help beside a turn: what things are, and what the others did. */
export const loadGuide = area('guide');

/** Why a hint is a good one. */
export const loadHints = area('hints');

/** The list of lessons and the panel of a lesson. */
export const loadLearn = area('learn');

/** Notifications by email and push. */
export const loadMail = area('mail');

/** Playing with people elsewhere. */
export const loadOnline = area('online');

/** The operator console. */
export const loadOperator = area('operator');

/** The list of puzzles and the panel of a puzzle. */
export const loadPuzzles = area('puzzles');

/** Why the server refuses something. */
export const loadRefusals = area('refusals');

/** The replay of a game: stepping, sharing, playing on. */
export const loadReplay = area('replay');

/** Maintenance to come, and what is kept about people. */
export const loadService = area('service');

/** The frame around the games: home, set-up, settings, rules page, errors. */
export const loadShell = area('shell');

/** One's own finished games in figures. */
export const loadStatistics = area('statistics');

/** The study of a finished game. */
export const loadStudy = area('study');

/** What every table says, whatever is played on it. */
export const loadTable = area('table');

/** What the terminal says beside the games' own sentences. */
export const loadTerminal = area('terminal');
