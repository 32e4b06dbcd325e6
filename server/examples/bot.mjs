// A sample bot: thirty lines of code without dependencies. It plays random legal moves at every table at which its owner sits.
//   ARCHIVOLT_URL=https://… ARCHIVOLT_TOKEN=archivolt_… node bot.mjs
// Replace `choose` to make it play better. docs/API.md describes the whole API.
const { ARCHIVOLT_URL = 'http://localhost:8080', ARCHIVOLT_TOKEN } = process.env;
/** @type {(offers: unknown[]) => unknown} */
const choose = (offers) => offers[Math.floor(Math.random() * offers.length)];
/** @type {(seconds: number) => Promise<void>} */
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** @type {(path: string, body?: object) => Promise<string>} the answer as JSON, empty after a refusal */
async function call(path, body) {
  const headers = { authorization: `Bearer ${ARCHIVOLT_TOKEN}`, 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await (await fetch(new URL(path, ARCHIVOLT_URL), request)).text();
  /** @type {{ error?: string, facts?: { seconds?: number } }} */
  const { error, facts } = JSON.parse(answer);
  if (error) console.error(`refused: ${error}`, facts ?? '');
  if (error === 'tooMany') await pause(facts?.seconds ?? 1);
  return error ? '' : answer;
}

/**
 * Plays at one table to the end. Each request waits until the table has a newer view; a view contains the offers.
 * @param {string} id
 */
async function play(id) {
  known.add(id);
  let query = '';
  for (;;) {
    const view = await call(`/api/tables/${id}/view${query}`);
    /** @type {{ table?: { result?: unknown }, version?: number, offers?: unknown[] }} */
    const { table, version, offers = [] } = JSON.parse(view || '{}');
    if (table?.result) return console.log(id, table.result);
    if (version === undefined) await pause(2);
    else query = `?after=${version}&since=${version}`;
    if (offers.length > 0) await call(`/api/tables/${id}/moves`, { version, moves: [choose(offers)] });
  }
}

const known = new Set();
for (; ; await pause(2)) {
  /** @type {{ id: string }[]} */
  const tables = JSON.parse((await call('/api/me/tables')) || '[]');
  for (const { id } of tables.filter(({ id }) => !known.has(id)))
    play(id).catch((error) => known.delete(id) && console.error(error.message));
}
