import type { ClientMessage } from '@archivolt/protocol';
import { type Answer, DONE, refused } from '../answer.ts';
import { handBack, resign, standIn } from '../tables/leaving.ts';
import { answer, ask } from '../tables/requests.ts';
import type { Rooms } from '../tables/rooms.ts';
import { submitTurn } from '../tables/submit.ts';
import { sendChatMessage } from '../tables/talk.ts';
import type { Subscriptions } from './subscriptions.ts';

type Command = Exclude<ClientMessage, { do: 'hello' }>;

/** Handles one client message. */
export async function handleMessage(
  rooms: Rooms,
  subscriptions: Subscriptions,
  person: string | null,
  command: Command,
): Promise<Answer<{ version?: number }>> {
  switch (command.do) {
    case 'watch':
      return subscriptions.watch(command.table, command.since, command.offers ?? false);
    case 'unwatch':
      subscriptions.unwatch(command.table);
      return DONE;
    case 'log':
      return subscriptions.log(command.table, command.before);
    case 'lobby':
      await subscriptions.lobby(command.on);
      return DONE;
  }
  if (person === null) return refused('signIn');
  switch (command.do) {
    case 'submit':
      return submitTurn(rooms, command.table, person, command.version, command.moves);
    case 'resign':
      return rooms.at(command.table, (room) => resign(room, person));
    case 'standIn':
      return rooms.at(command.table, (room) => standIn(room, person, command.seat));
    case 'return':
      return rooms.at(command.table, (room) => handBack(room, person));
    case 'say':
      return rooms.at(command.table, (room) => sendChatMessage(rooms, room, person, command.message));
    case 'request':
      return rooms.at(command.table, (room) => ask(rooms, room, person, command.kind, command.salt));
    case 'answer':
      return rooms.at(command.table, (room) =>
        answer(rooms, room, person, command.kind, command.yes, command.salt),
      );
    default:
      return command satisfies never;
  }
}
