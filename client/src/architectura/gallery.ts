import '../tokens.css';
import '../base.css';
import { mount } from 'svelte';
import Gallery from './gallery/Gallery.svelte';
import { sceneOf } from './gallery/scenes.ts';

/**
 * For looking only, with `vite client`: /src/architectura/gallery.html?players=3&turns=18&swaps=3&show=table&theme=dark&marks=play
 * No part of the app that is built.
 */
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { scene: sceneOf(asked), show: asked.get('show') ?? 'table' } });
