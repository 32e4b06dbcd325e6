import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LONGEST_MESSAGE } from '@archivolt/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isStillSigned } from '../accounts/sessions.ts';
import type { AddressGuard } from '../http/guard.ts';
import { refuse } from '../http/refuse.ts';
import { addressOf, Limit } from '../limits.ts';
import { announcementOf } from '../operator/announcement.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Connection } from './connection.ts';
import { closeRefusedHandshakes } from './handshakes.ts';

const PING = 30_000;
/** How long in-flight moves may take when the server stops, in milliseconds. */
const LAST_WORDS = 5000;
/** How long to wait for clients to answer the close frame, in milliseconds. */
const FAREWELL = 1000;
const AGAINST_THE_RULES = 1008;
/** Seconds' worth of messages that may be sent in one burst. */
const BURST = 5;
/**
 * Seconds' worth of messages that may be spent on snapshots (tables, logs, the lobby) in a row, and the seconds until
 * they are available again. A snapshot costs as much as many moves.
 */
const WHOLES = 3;
const WHOLES_IN = 60;
/**
 * Requests charged to an address for a socket that was closed because it did not slow down: ten seconds of its limit.
 */
const CLOSED = 100;

/** The WebSocket endpoint at `/socket`. Session and origin have been checked before. */
export async function sockets(
  app: FastifyInstance,
  { rooms, guard }: { rooms: Rooms; guard: AddressGuard },
): Promise<void> {
  const { settings, store, now, log, metrics } = rooms.parts;
  const connections = new Set<Connection>();
  const addresses = new Map<string, number>();
  const messages = new Limit(settings.messages * BURST, 1000 * BURST, now);
  const wholes = new Limit(settings.messages * WHOLES, 1000 * WHOLES_IN, now);

  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
    preClose: async () => {
      forget();
      // The router would answer a new connection and leave it open, and the server would wait for that socket.
      app.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
      for (const connection of connections) connection.sendClosing();
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
  const refused = (status: number): void => metrics.socketRefused(status);
  closeRefusedHandshakes(app.server, refused);
  guard.protectUpgrades(app.server, refused);

  /** Sends the operator's announcement, or its end. */
  const announce = async (to: readonly Connection[]): Promise<void> => {
    try {
      const announced = await store.operator.announcement(now());
      const announcement = announced ? announcementOf(announced) : null;
      for (const connection of to) connection.send({ type: 'announced', announcement });
    } catch (err) {
      log.error({ err }, 'failed to load the announcement');
    }
  };

  // Signing out everywhere closes the sockets too.
  const forget = store.listen((news) => {
    if (news.of === 'announced' || news.of === 'gap') void announce([...connections]);
    if (news.of !== 'person' && news.of !== 'gap') return;
    for (const connection of connections) {
      const { session } = connection;
      if (!session || (news.of === 'person' && session.person !== news.person)) continue;
      isStillSigned(store, session, now()).then(
        (isSigned) => isSigned || connection.close(AGAINST_THE_RULES),
        (err) => log.error({ err }, 'failed to look up a session'),
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
      const connection = new Connection(rooms, socket, request, {
        says: () => messages.take(visitor),
        asksWhole: () => wholes.take(visitor),
        wasClosed: () => guard.charge(address, CLOSED),
      });
      connections.add(connection);
      metrics.socketOpened();
      // One timer per connection: thousands of simultaneous pings, and their replies, would block every table.
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
 * Releases the upgrade request of a long-lived socket. The plugin's listener would keep the request in memory, and the
 * connection the response that was never sent. `Connection` handles errors itself.
 */
function forgetRequest(socket: WebSocket, { raw }: FastifyRequest): void {
  socket.removeAllListeners('error');
  const line: Socket & { _httpMessage?: ServerResponse } = raw.socket;
  line._httpMessage?.detachSocket(line);
}
