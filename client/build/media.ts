import type { Plugin } from 'vite';
import { SCREENS } from '../../table/src/ui/screens.ts';

/** Replaces the names of screens in style sheets by their media queries; browsers do not support custom media yet. */
export function withMedia(css: string): string {
  return css.replace(/@media \(--(\w+)\)/g, (_, name: string) => {
    const query = Object.entries(SCREENS).find(([known]) => known === name)?.[1];
    if (query === undefined) throw new Error(`there is no screen --${name} in table/src/ui/screens.ts`);
    return `@media ${query}`;
  });
}

/** For separate style sheets; those of components are preprocessed by `withMedia`. */
export function media(): Plugin {
  return {
    name: 'media',
    enforce: 'pre',
    transform: {
      filter: { id: /^[^?]+\.css$/ },
      handler: (css) => withMedia(css),
    },
  };
}
