// boardgame.io's own server with its own small game, everything in memory, as its documentation starts it.
import { createRequire } from 'node:module';
import { ring } from '../../scripts/bench-boardgameio.mjs';

/** @import { Server as HttpServer } from 'node:http' */

process.env.NODE_ENV = 'production';
// Its entry points are folders, which only `require` can resolve.
/** @type {{ Server(options: object): { run(at: { port: number }): Promise<{ appServer: HttpServer }> } }} */
const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [ring], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('boardgame.io listens on no port');
console.log(`Archivolt is not at http://127.0.0.1:${address.port}/`);
