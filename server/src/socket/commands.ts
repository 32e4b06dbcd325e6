import type { ClientMessage } from '@archivolt/protocol';
import { type Answer, DONE, refused } from '../answer.ts';
import { sendChatMessage } from '../tables/chat.ts';
import { resign, returnToSeat, standIn } from '../tables/leaving.ts';
import { answerRequest, makeRequest } from '../tables/requests.ts';
import type { Rooms } from '../tables/rooms.ts';
import { submitTurn } from '../tables/submit.ts';
import type { Subscriptions } from './subscriptions.ts';

/** A client message after the greeting. */
export type Command = Exclude<ClientMessage, { do: 'hello' }>;

/** Handles one command. */
export async function handleCommand(
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
      return rooms.withRoom(command.table, (room) => resign(room, person));
    case 'standIn':
      return rooms.withRoom(command.table, (room) => standIn(room, person, command.seat));
    case 'return':
      return rooms.withRoom(command.table, (room) => returnToSeat(room, person));
    case 'say':
      return rooms.withRoom(command.table, (room) => sendChatMessage(rooms, room, person, command.message));
    case 'request':
      return rooms.withRoom(command.table, (room) =>
        makeRequest(rooms, room, person, command.kind, command.salt),
      );
    case 'answer':
      return rooms.withRoom(command.table, (room) =>
        answerRequest(rooms, room, person, command.kind, command.yes, command.salt),
      );
    default:
      return command satisfies never;
  }
}
