import '../tokens.css';
import '../fonts/fonts.css';
import '../base.css';
import { gameIdOf } from '@archivolt/protocol/ids';
import type { Gallery } from '@archivolt/table/gallery/gallery.ts';
import { mount } from 'svelte';
import { galleryOf } from './galleries.ts';
import Shell from './Shell.svelte';

/**
 * The gallery at /gallery in development. With a game in its address a page draws one part alone, for example
 * `/gallery?game=ID&show=market&theme=dark&players=3&turns=30&marks=acquire`; without one it is the shell, which frames
 * such pages.
 */
const asked = new URLSearchParams(location.search);
const target = document.getElementById('app');
const game = gameIdOf(asked.get('game') ?? undefined);
if (target && game) drawAlone(target, await galleryOf(game));
else if (target) mount(Shell, { target });

function drawAlone(target: HTMLElement, gallery: Gallery): void {
  const theme = asked.get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  try {
    parent.postMessage({ position: gallery.draw(target, asked) }, location.origin);
  } catch (thrown) {
    target.textContent = thrown instanceof Error ? thrown.message : String(thrown);
  }
}
