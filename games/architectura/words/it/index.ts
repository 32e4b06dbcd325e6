import type { Catalogues } from '@archivolt/i18n';
import type { Areas } from '../areas.ts';

export const catalogues: Catalogues<Areas> = {
  aid: () => import('./aid.ts'),
  captions: () => import('./captions.ts'),
  card: () => import('./card.ts'),
  coach: () => import('./coach.ts'),
  editor: () => import('./editor.ts'),
  ending: () => import('./ending.ts'),
  game: () => import('./game.ts'),
  guide: () => import('./guide.ts'),
  hints: () => import('./hints.ts'),
  lessons: () => import('./lessons.ts'),
  mistakes: () => import('./mistakes.ts'),
  reasons: () => import('./reasons.ts'),
  rules: () => import('./rules.ts'),
  setUp: () => import('./setUp.ts'),
  terminal: () => import('./terminal.ts'),
};
