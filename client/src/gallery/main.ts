import '../tokens.css';
import '../fonts/fonts.css';
import '../base.css';
import { type GameId, gameIdOf } from '@archivolt/protocol/ids';
import { mount } from 'svelte';
import { galleryOf } from './galleries.ts';
import { drawKitPart, KIT_PARTS } from './kitParts.ts';
import Shell from './Shell.svelte';

/**
 * The gallery at /gallery in development. With a game in its address a page draws one part alone, for example
 * `/gallery?game=ID&show=market&theme=dark&players=3&turns=30&marks=acquire`; without one it is the shell, which frames
 * such pages.
 */
const asked = new URLSearchParams(location.search);
const target = document.getElementById('app');
const game = gameIdOf(asked.get('game') ?? undefined);
if (target && game) await drawAlone(target, game);
else if (target) {
  target.replaceChildren();
  mount(Shell, { target });
}

async function drawAlone(target: HTMLElement, game: GameId): Promise<void> {
  const theme = asked.get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  try {
    const gallery = await galleryOf(game);
    const position = gallery.position(asked);
    const show = asked.get('show') ?? 'table';
    target.replaceChildren();
    if (KIT_PARTS.includes(show)) {
      // In the app a dialog is around them.
      target.style.padding = '16px';
      await drawKitPart(game, show, position, target);
    } else gallery.draw(target, asked);
    parent.postMessage({ position }, location.origin);
  } catch (thrown) {
    const wrong = thrown instanceof Error ? thrown.message : String(thrown);
    // A position is wrong at a character, which the second line of the message points at.
    const message = document.createElement('pre');
    message.textContent = wrong;
    target.replaceChildren(message);
    parent.postMessage({ wrong }, location.origin);
  }
}
