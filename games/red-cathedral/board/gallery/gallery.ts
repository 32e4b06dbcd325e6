import { mount } from 'svelte';
import type { Gallery } from '../../../../client/src/gallery/gallery.ts';
import Scenes from './Gallery.svelte';
import { printed, sceneOf } from './scenes.ts';

export const gallery: Gallery = {
  shows: ['table', 'market', 'cathedral', 'workshop', 'rivals', 'sections'],
  marks: ['claim', 'deliver', 'acquire', 'supply', 'all'],
  draw(target, asked) {
    const scene = sceneOf(asked);
    mount(Scenes, { target, props: { scene, show: asked.get('show') ?? 'table' } });
    return printed(scene);
  },
};
