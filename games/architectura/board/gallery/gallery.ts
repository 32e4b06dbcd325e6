import { positions } from '@archivolt/architectura';
import { galleryFrom } from '@archivolt/table/gallery/gallery.ts';
import Scenes from './Gallery.svelte';
import { sceneOf } from './scenes.ts';

export const gallery = galleryFrom({
  shows: ['table', 'players', 'decks', 'cards'],
  marks: ['play', 'turn'],
  sceneOf,
  printState: positions.printState,
  Scenes,
});
