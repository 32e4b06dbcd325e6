// A bot of your own, in thirty lines: it plays any possible move, at every table at which its person sits.
//   npm install ws && ARCHIVOLT_URL=https://… ARCHIVOLT_TOKEN=archivolt_… node bot.mjs
// Put something better than `choose` into it. The whole API is described in docs/API.md.
import WebSocket from 'ws';

const { ARCHIVOLT_URL = 'http://localhost:8080', ARCHIVOLT_TOKEN } = process.env;
const choose = (offers) => offers[Math.floor(Math.random() * offers.length)];

const headers = { authorization: `Bearer ${ARCHIVOLT_TOKEN}` };
const socket = new WebSocket(new URL('/socket', ARCHIVOLT_URL.replace(/^http/, 'ws')), { headers });
const watched = new Set();
let asked = 0;
const say = (message) => socket.send(JSON.stringify({ ...message, ask: ++asked }));

socket.on('open', () => {
  say({ do: 'hello', protocol: 1 });
  say({ do: 'lobby', on: true });
});
socket.on('message', (data) => {
  const message = JSON.parse(data);
  // Tables at which we sit, now and whenever there is a new one: be shown them, with what we may do.
  for (const { id } of message.mine ?? [])
    if (!watched.has(id)) say({ do: 'watch', table: id, offers: true });
  for (const { id } of message.mine ?? []) watched.add(id);
  // The table as it is, or what was played at it: where there are offers, it is our turn.
  if (message.offers?.length > 0) {
    const [table, version] = [message.table.id ?? message.table, message.version ?? message.told.version];
    say({ do: 'submit', table, version, moves: [choose(message.offers)] });
  }
  if (message.type === 'refused') console.error(`refused: ${message.why}`, message.facts ?? '');
  if (message.type === 'info' && message.table.result) console.log(message.table.id, message.table.result);
});
socket.on('close', (code) => process.exit(code === 1001 ? 0 : 1));
socket.on('error', (error) => console.error(error.message));
