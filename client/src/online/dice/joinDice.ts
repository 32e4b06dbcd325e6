import { connection } from '../net/pageConnection.ts';
import { server } from '../server.svelte.ts';
import { partAt } from './part.svelte.ts';

/** Takes part in the dice of a table that is not on screen, until the returned function is called. */
export function joinDice(table: string): () => void {
  const part = partAt(table);
  return connection.watch({
    table,
    since: () => undefined,
    hear(message) {
      if (message.type !== 'table' && message.type !== 'info') return;
      const own = message.table.seats.find(({ person }) => person !== null && person === server.id);
      if (own) void part.update(message.table, own.seat);
    },
    refused: () => undefined,
  });
}
