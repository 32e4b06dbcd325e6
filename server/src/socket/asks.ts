import type { ClientMessage } from '@archivolt/protocol';
import { type Answer, DONE, refused } from '../answer.ts';
import { handBack, resign, standIn } from '../tables/leaving.ts';
import { answer, ask } from '../tables/requests.ts';
import type { Rooms } from '../tables/rooms.ts';
import { submitTurn } from '../tables/submit.ts';
import { sendChatMessage } from '../tables/talk.ts';
import type { Watching } from './watching.ts';

type Said = Exclude<ClientMessage, { do: 'hello' }>;

/** Handles one client message. */
export async function answerTo(
  rooms: Rooms,
  watching: Watching,
  person: string | null,
  said: Said,
): Promise<Answer<{ version?: number }>> {
  switch (said.do) {
    case 'watch':
      return watching.watch(said.table, said.since, said.offers ?? false);
    case 'unwatch':
      watching.unwatch(said.table);
      return DONE;
    case 'log':
      return watching.log(said.table, said.before);
    case 'lobby':
      await watching.lobby(said.on);
      return DONE;
  }
  if (person === null) return refused('signIn');
  switch (said.do) {
    case 'submit':
      return submitTurn(rooms, said.table, person, said.version, said.moves);
    case 'resign':
      return rooms.at(said.table, (room) => resign(room, person));
    case 'standIn':
      return rooms.at(said.table, (room) => standIn(room, person, said.seat));
    case 'return':
      return rooms.at(said.table, (room) => handBack(room, person));
    case 'say':
      return rooms.at(said.table, (room) => sendChatMessage(rooms, room, person, said.message));
    case 'request':
      return rooms.at(said.table, (room) => ask(rooms, room, person, said.kind, said.salt));
    case 'answer':
      return rooms.at(said.table, (room) => answer(rooms, room, person, said.kind, said.yes, said.salt));
    default:
      return said satisfies never;
  }
}
