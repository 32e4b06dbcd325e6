// A bot of your own, in thirty lines and without a package: it plays any possible move, at every table at which its person sits.
//   ARCHIVOLT_URL=https://… ARCHIVOLT_TOKEN=archivolt_… node bot.mjs
// Put something better than `choose` into it. The whole API is described in docs/API.md.
const { ARCHIVOLT_URL = 'http://localhost:8080', ARCHIVOLT_TOKEN } = process.env;
const choose = (offers) => offers[Math.floor(Math.random() * offers.length)];
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function call(path, body) {
  const headers = { authorization: `Bearer ${ARCHIVOLT_TOKEN}`, 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await (await fetch(new URL(path, ARCHIVOLT_URL), request)).json();
  if (answer.error) console.error(`refused: ${answer.error}`, answer.facts ?? '');
  if (answer.error === 'tooMany') await pause(answer.facts.seconds);
  return answer.error ? {} : answer;
}

/** Plays at one table to the end. Each request waits until the table has a newer view; a view contains the offers. */
async function play(id) {
  let query = '';
  for (;;) {
    const { table, version, offers = [] } = await call(`/api/tables/${id}/view${query}`);
    if (table?.result) return console.log(id, table.result);
    if (version === undefined) await pause(2);
    else query = `?after=${version}&since=${version}`;
    if (offers.length > 0) await call(`/api/tables/${id}/moves`, { version, moves: [choose(offers)] });
  }
}

const known = new Set();
for (; ; await pause(2))
  for (const { id } of [await call('/api/me/tables')].flat())
    if (id && !known.has(id))
      play(id, known.add(id)).catch((error) => known.delete(id) && console.error(error.message));
