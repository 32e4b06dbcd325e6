import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type SSROptions, type ViteDevServer } from 'vite';
import { GAME_IDS } from '../../protocol/src/ids.ts';

type Theme = 'light' | 'dark';

const OURS = /^@archivolt\//;
/** The drawings are modules of the app, so they are loaded from the sources as the app would load them. */
const FROM_SOURCES: SSROptions = {
  noExternal: OURS,
  resolve: { conditions: ['source', 'module', 'import'] },
};

/**
 * Writes the posters as files. A picture in an `<img>` cannot use the styles of its page, so the colours of one theme
 * and the symbols from the sprite are inlined.
 */
export function posters(): Plugin {
  let root = '';
  return {
    name: 'archivolt-posters',
    config({ ssr }) {
      // The Svelte plugin makes the dependencies of a package with components external: Node would need built files.
      if (Array.isArray(ssr?.external)) ssr.external = ssr.external.filter((name) => !OURS.test(name));
      return { ssr: FROM_SOURCES };
    },
    configResolved: (config) => {
      root = config.root;
    },
    // The poster of the first game is preloaded by the start page.
    transformIndexHtml: (html) => html.replace('src="/theme.js"', `$& data-poster="${GAME_IDS[0]}"`),
    configureServer(server) {
      server.middlewares.use('/posters', (request, response, next) => {
        const show = (drawn: Map<string, string>): void => {
          const svg = drawn.get(`posters${request.url}`);
          if (svg === undefined) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg);
        };
        // Vite reports an error of a drawing on the page; without a handler it would end the process.
        draw(server, root).then(show, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const server = await createServer({
        root,
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        ssr: FROM_SOURCES,
      });
      try {
        for (const [fileName, source] of await draw(server, root))
          this.emitFile({ type: 'asset', fileName, source });
      } finally {
        await server.close();
      }
    },
  };
}

async function draw(server: ViteDevServer, root: string): Promise<Map<string, string>> {
  const { posters } = await server.ssrLoadModule('/src/posters/posters.ts');
  const pictures: Record<string, string> = posters();
  const tokens = readFileSync(join(root, 'src/tokens.css'), 'utf8');
  const sprite = readFileSync(join(root, '../table/src/icons/sprite.svg'), 'utf8');
  const files = new Map<string, string>();
  for (const [name, svg] of Object.entries(pictures)) {
    const own = join(root, `../games/${name}/board/poster.css`);
    const all = existsSync(own) ? readFileSync(own, 'utf8') + tokens : tokens;
    for (const theme of ['light', 'dark'] as const)
      files.set(`posters/${name}-${theme}.svg`, coloured(withSigns(svg, sprite), colours(all, theme)));
  }
  return files;
}

/** The value of every token in one theme. */
function colours(css: string, theme: Theme): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    // Inside a colour function a comma is followed by a digit, between the two colours by something else.
    const both = /^light-dark\((.+?),\s*((?:#|rgba?\(|transparent|[a-z]).*)\)$/.exec(value.trim());
    const chosen = both ? (theme === 'light' ? both[1] : both[2]) : value.trim();
    if (!found.has(name)) found.set(name, chosen ?? '');
  }
  // The ground that shows through a player's emblem: on a card, the card.
  return found.set('e-cut', found.get('limestone') ?? '');
}

/** Replaces token names by colours, innermost first, so that a nested fallback is replaced too. */
function coloured(svg: string, colours: Map<string, string>): string {
  let text = svg;
  for (let depth = 0; depth < 3; depth++)
    text = text.replace(
      /var\(--([\w-]+)(?:,\s*([^()]*))?\)/g,
      (whole, name: string, fallback?: string) => colours.get(name) ?? fallback ?? whole,
    );
  return text;
}

function withSigns(svg: string, sprite: string): string {
  const used = new Set<string>();
  const inside = svg.replace(/href="[^"]*#([\w-]+)"/g, (_, id: string) => {
    used.add(id);
    return `href="#${id}"`;
  });
  const symbols = [...used].map(
    (id) => new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol>`).exec(sprite)?.[0] ?? '',
  );
  return inside.replace('</defs>', `${symbols.join('')}</defs>`);
}
