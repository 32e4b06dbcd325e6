import { parentPort, workerData } from 'node:worker_threads';
import { type SqliteMove, sqliteAppend, type Written } from './sqliteAppend.ts';
import { connect, FOR_MOVES } from './sqliteFile.ts';

/** Moves, or null: there will be no more. */
export type Told = readonly SqliteMove[] | null;
export type Heard = { readonly written: Written } | { readonly failed: string };

const database = connect(workerData as string, FOR_MOVES);
const append = sqliteAppend(database);

const answer = (moves: readonly SqliteMove[]): Heard => {
  try {
    return { written: append(moves) };
  } catch (thrown) {
    return { failed: String(thrown) };
  }
};

parentPort?.on('message', (told: Told) => {
  if (told) {
    parentPort?.postMessage(answer(told));
    return;
  }
  database.close();
  parentPort?.close();
});
