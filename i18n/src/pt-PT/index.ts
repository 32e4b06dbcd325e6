import type { Areas } from '../areas.ts';
import type { Catalogues } from '../catalogues.ts';

export const catalogues: Catalogues<Areas> = {
  account: () => import('./account.ts'),
  book: () => import('./book.ts'),
  coach: () => import('./coach.ts'),
  common: () => import('./common.ts'),
  editor: () => import('./editor.ts'),
  ending: () => import('./ending.ts'),
  entrance: () => import('./entrance.ts'),
  guide: () => import('./guide.ts'),
  hints: () => import('./hints.ts'),
  learn: () => import('./learn.ts'),
  mail: () => import('./mail.ts'),
  online: () => import('./online.ts'),
  operator: () => import('./operator.ts'),
  puzzles: () => import('./puzzles.ts'),
  refusals: () => import('./refusals.ts'),
  replay: () => import('./replay.ts'),
  service: () => import('./service.ts'),
  shell: () => import('./shell.ts'),
  statistics: () => import('./statistics.ts'),
  study: () => import('./study.ts'),
  table: () => import('./table.ts'),
  terminal: () => import('./terminal.ts'),
};
