import { testLessons } from '@archivolt/engine/testing';
import { positions, redCathedral } from '../index.ts';
import { LESSONS } from './index.ts';

testLessons({ game: redCathedral, positions, lessons: LESSONS });
