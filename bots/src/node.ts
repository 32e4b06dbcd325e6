/** Exports that need files or threads and therefore do not run in a browser. */

export { type PairingResult, playPairing } from './arena/arena.ts';
export { type BotBench, benchAtTable } from './arena/botBench.ts';
export { Ledger } from './arena/ledger.ts';
export { ENTRANTS } from './arena/roster.ts';
export {
  BASELINE_ROWS,
  LADDER_ROWS,
  measureRows,
  STRENGTH_FILE,
  strengthTables,
  withTables,
} from './arena/strength.ts';
export { train } from './learn/train.ts';
export { levelBot } from './levelBot.ts';
export { WEIGHTS_FOLDER } from './net/folder.ts';
export { startThread } from './pool/startThread.ts';
export { createPool } from './pool/threads.ts';
export { readForecasts } from './study/calibration.ts';
export { makePuzzles } from './study/makePuzzles.ts';
export { calibrationTables, FORECASTS_FILE, forecastGames } from './study/measure.ts';
