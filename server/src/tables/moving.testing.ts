import { at, type Chance } from '@archivolt/engine';
import type { Client, Reply } from './client.testing.ts';

type Move = { do: string };

/** Whether this client has to move. */
export const isAsked = (client: Client, table: string): boolean => client.at(table).offers.length > 0;

/** The client that is to move, as soon as there is one. */
export async function moverOf(clients: readonly Client[], table: string): Promise<Client> {
  await Promise.any(clients.map((client) => client.until(() => isAsked(client, table))));
  return at(
    clients.filter((client) => isAsked(client, table)),
    0,
  );
}

/** Submits one move of the player to move; resolves when all clients have received it. */
export async function move(
  clients: readonly Client[],
  table: string,
  chance: Chance = () => 0,
): Promise<Reply> {
  const mover = await moverOf(clients, table);
  const { version, offers } = mover.at(table);
  const chosen = at(offers, chance(offers.length)) as Move;
  const answer = await mover.ask({ do: 'submit', table, version, moves: [chosen] });
  await Promise.all(clients.map((client) => client.until(() => client.at(table).version > version)));
  return answer;
}

/** Submits moves until the condition holds or the game is over. */
export async function moveUntil(
  clients: readonly Client[],
  table: string,
  chance: Chance,
  isSo: () => boolean = () => false,
): Promise<void> {
  const [first] = clients;
  const isOver = () => first?.at(table).info.status !== 'playing';
  while (!isOver() && !isSo()) {
    const next = Promise.any(clients.map((client) => client.until(() => isAsked(client, table) || isOver())));
    await next;
    if (!isOver() && !isSo()) await move(clients, table, chance);
  }
}
