import { positions } from '@archivolt/red-cathedral';
import { galleryFrom } from '@archivolt/table/gallery/gallery.ts';
import Scenes from './Gallery.svelte';
import { sceneOf } from './scenes.ts';

export const gallery = galleryFrom({
  shows: ['table', 'market', 'cathedral', 'workshop', 'rivals', 'sections', 'pieces'],
  marks: ['claim', 'deliver', 'acquire', 'supply', 'all'],
  sceneOf,
  printState: positions.printState,
  Scenes,
});
