/** What needs files or threads, and so stays out of the browser. */

export { type PairingResult, playPairing } from './arena/arena.ts';
export { ENTRANTS } from './arena/roster.ts';
export { train } from './learn/train.ts';
export { WEIGHTS_FOLDER } from './net/folder.ts';
export { createPool } from './pool/threads.ts';
export { rungBot } from './rungBot.ts';
