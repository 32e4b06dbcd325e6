import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LONGEST_MESSAGE } from '@archivolt/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isStillSigned } from '../accounts/sessions.ts';
import { addressOf, Limit } from '../http/limits.ts';
import { refuse } from '../http/refuse.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { Connection } from './connection.ts';

const PING = 30_000;
/** The moves in hand have so long to be finished when the server stops. */
const LAST_WORDS = 5000;
/** Who has not answered the farewell by then is not waited for. */
const FAREWELL = 1000;
const AGAINST_THE_RULES = 1008;
/** So much more may be said at once than on average. */
const BURST = 5;

/** The socket of every page, at `/socket`. Who asks, and from which site, has been looked at before. */
export async function sockets(app: FastifyInstance, { rooms }: { rooms: Rooms }): Promise<void> {
  const { settings, store, now, log, metrics } = rooms.parts;
  const connections = new Set<Connection>();
  const addresses = new Map<string, number>();
  const messages = new Limit(settings.messages * BURST, 1000 * BURST, now);

  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
    preClose: async () => {
      forget();
      // Whoever comes now would be answered by the router and left hanging, and the server would wait for that socket.
      app.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
      for (const connection of connections) connection.sayClosing();
      await rooms.close();
      const until = now() + LAST_WORDS;
      while ([...connections].some(({ isBusy }) => isBusy) && now() < until)
        await new Promise((resolve) => setTimeout(resolve, 10));
      for (const connection of connections) connection.close();
      app.websocketServer.close();
      setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate();
      }, FAREWELL).unref();
    },
  });

  // Signing out everywhere ends the sockets too.
  const forget = store.listen((news) => {
    if (news.of !== 'person' && news.of !== 'gap') return;
    for (const connection of connections) {
      const { session } = connection;
      if (!session || (news.of === 'person' && session.person !== news.person)) continue;
      isStillSigned(store, session, now()).then(
        (isSigned) => isSigned || connection.close(AGAINST_THE_RULES),
        (err) => log.error({ err }, 'a session cannot be looked up'),
      );
    }
  });

  app.get(
    '/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const address = addressOf(request);
        if ((addresses.get(address) ?? 0) >= settings.sockets)
          return refuse(reply, 'tooMany', { seconds: 60 });
      },
    },
    (socket, request) => {
      const address = addressOf(request);
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      forgetRequest(socket, request);
      const visitor = request.person?.id ?? address;
      const connection = new Connection(rooms, socket, request, () => messages.take(visitor));
      connections.add(connection);
      metrics.socketOpened();
      // Each by itself: thousands at once would hold up every table, and so would all their answers.
      const pings = setInterval(() => connection.ping(), PING);
      socket.on('close', () => {
        clearInterval(pings);
        connections.delete(connection);
        metrics.socketClosed();
        const left = (addresses.get(address) ?? 1) - 1;
        if (left > 0) addresses.set(address, left);
        else addresses.delete(address);
      });
    },
  );
}

/**
 * A socket stays for hours, and what asked for it is of no use any more: the listener of the plugin would keep the
 * request, and the line beneath it the answer that was never given. A connection sees to faults itself.
 */
function forgetRequest(socket: WebSocket, { raw }: FastifyRequest): void {
  socket.removeAllListeners('error');
  const line: Socket & { _httpMessage?: ServerResponse } = raw.socket;
  line._httpMessage?.detachSocket(line);
}
