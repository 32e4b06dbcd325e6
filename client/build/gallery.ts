import type { Plugin } from 'vite';

/** Serves the gallery at `/gallery` in development; the built app has none. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/gallery(?=\?|$)/, '/gallery.html');
      next();
    });
  },
});
