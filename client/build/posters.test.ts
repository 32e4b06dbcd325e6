import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

test('the poster build resolves packages to their sources, so a fresh clone needs no build', async () => {
  const server = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { pluginContainer } = server.environments.ssr;
    const drawn = await server.environments.ssr.transformRequest('../games/red-cathedral/board/poster.ts');
    expect(drawn?.code).toContain('/engine/src/index.ts');
    for (const name of ['engine', 'architectura', 'red-cathedral']) {
      const found = await pluginContainer.resolveId(`@archivolt/${name}`);
      expect(found?.id).toMatch(/\/(?:src|rules)\/index\.ts$/);
    }
  } finally {
    await server.close();
  }
});
