import { parentPort, workerData } from 'node:worker_threads';
import { type SqliteMove, sqliteAppend, type Written } from './sqliteAppend.ts';
import { SqliteCopies } from './sqliteCopies.ts';
import { connect, FOR_MOVES } from './sqliteFile.ts';

/** Moves, or null: there will be no more. */
export type Told = readonly SqliteMove[] | null;
export type Heard = { readonly written: Written } | { readonly failed: string };

const path = workerData as string;
const database = connect(path, FOR_MOVES);
const append = sqliteAppend(database);
const copies = new SqliteCopies(path, database);

const answer = (moves: readonly SqliteMove[]): Heard => {
  try {
    return { written: append(moves) };
  } catch (thrown) {
    return { failed: String(thrown) };
  }
};

parentPort?.on('message', async (told: Told) => {
  if (told) {
    parentPort?.postMessage(answer(told));
    copies.wrote(told.length);
    return;
  }
  await copies.close();
  database.close();
  parentPort?.close();
});
