// boardgame.io's own server with its own small game, everything in memory, as its documentation starts it.
import { createRequire } from 'node:module';
import { ring } from '../../scripts/bench-boardgameio.mjs';

process.env.NODE_ENV = 'production';
// Its entry points are folders, which only `require` can resolve.
const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [ring], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
console.log(`Archivolt is not at http://127.0.0.1:${appServer.address().port}/`);
