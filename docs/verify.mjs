// Checks the dice of a finished game of Archivolt with nothing but Node.js: no package of ours, no network.
//   node verify.mjs game.json [--salt YOUR_SALT] [--commitment WHAT_YOU_WERE_SHOWN]
// The formulas are explained in API.md, "The dice". The rules of the games are not checked here: `archivolt verify`
// plays every move again, and also proves that each die had as many sides as the rules ask for.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** @typedef {import('../protocol/src/gameFile.ts').SecondFormat} SecondFormat the exported file of a game */

class Wrong extends Error {}
/** @type {(isRight: boolean, what: string) => void} */
const insist = (isRight, what) => {
  if (!isRight) throw new Wrong(what);
};
/** @type {(data: string | Buffer) => string} */
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
/** @type {(hex: string) => Buffer} */
const bytes = (hex) => Buffer.from(hex, 'hex');

/**
 * The picks of one version: an HMAC of salts, version and index under the seed, cut into numbers of 48 bits.
 * @type {(file: SecondFormat, version: number, sides: number[]) => Generator<number>}
 */
function* picksOf({ seed, salts }, version, sides) {
  for (const [index, n] of sides.entries()) yield pickOf(seed, `${salts.join('.')}|${version}|${index}`, n);
}

/** @type {(seed: string, message: string, n: number) => number} */
function pickOf(seed, message, n) {
  const limit = 2 ** 48 - (2 ** 48 % n);
  for (let attempt = 0; ; attempt++) {
    const digest = createHmac('sha256', bytes(seed)).update(`${message}|${attempt}`).digest();
    for (let start = 0; start + 6 <= digest.length; start += 6) {
      const number = digest.readUIntBE(start, 6);
      if (number < limit) return number % n;
    }
  }
}

/** @type {(file: SecondFormat, version: number, picks: number[], sides: number[]) => number} */
function checkPicks(file, version, picks, sides) {
  insist(picks.length === sides.length, `version ${version}: ${picks.length} picks, ${sides.length} dice`);
  for (const [index, pick] of [...picksOf(file, version, sides)].entries())
    insist(pick === picks[index], `version ${version}, pick ${index}: ${picks[index]} instead of ${pick}`);
  return picks.length;
}

/**
 * A link of the hash chain: the first 24 bytes of an HMAC under the seed.
 * @type {(seed: string, value: unknown[]) => string}
 */
const link = (seed, value) =>
  createHmac('sha256', bytes(seed)).update(JSON.stringify(value)).digest().subarray(0, 24).toString('base64url');

/** @type {(file: SecondFormat, shown: { salt?: string, commitment?: string }) => { picks: number, versions: number }} */
function verify(file, { salt, commitment }) {
  const { seed, salts, hashes, setup, setupSides, log } = file;
  insist(file.format === 'archivolt-game-2', `format ${file.format}: only archivolt-game-2 is read here`);
  insist(sha256(bytes(seed)) === file.commitment, 'the seed does not fit its commitment');
  insist(!commitment || commitment === file.commitment, 'this is not the commitment that you were shown');
  insist(!salt || salts.includes(salt), 'your salt is not in the game');
  for (const [seat, own] of salts.entries())
    insist(hashes[seat] === (own && sha256(`${file.commitment}:${own}`)), `seat ${seat}: not the salt of its hash`);
  let picks = checkPicks(file, 0, setup, setupSides);
  const { id, game, rulesVersion, options } = file;
  let hash = link(seed, [id, game, rulesVersion, options, file.commitment, hashes, salts, setup, setupSides]);
  for (const [index, row] of log.entries()) {
    const { version, seat, kind, moves, sides, to = null, at } = row;
    insist(version === index + 1, `version ${version} follows ${index}`);
    picks += checkPicks(file, version, row.picks, sides);
    hash = link(seed, [hash, version, seat, kind, moves, row.picks, sides, to, at]);
    insist(hash === row.hash, `version ${version}: not the link of the chain`);
  }
  return { picks, versions: log.length };
}

const { values, positionals } = parseArgs({
  options: { salt: { type: 'string' }, commitment: { type: 'string' } },
  allowPositionals: true,
});
try {
  const { picks, versions } = verify(JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')), values);
  console.log(`right: ${picks} picks in ${versions} versions, every salt and the whole chain`);
  if (values.commitment) console.log('right: the commitment is the one that you were shown');
  if (values.salt) console.log('right: your salt is in the game');
} catch (error) {
  console.error(error instanceof Wrong ? `WRONG: ${error.message}` : `${error}`);
  process.exitCode = error instanceof Wrong ? 1 : 2;
}
