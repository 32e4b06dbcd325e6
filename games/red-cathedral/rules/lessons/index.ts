import type { Lesson } from '@archivolt/engine';
import { advanced } from './advanced.ts';
import { build } from './build.ts';
import { end } from './end.ts';
import { goal } from './goal.ts';
import { ivan } from './ivan.ts';
import { market } from './market.ts';

/** The lessons of The Red Cathedral, in teaching order. */
export const LESSONS = [goal, market, build, end, advanced, ivan] as const satisfies readonly Lesson[];
