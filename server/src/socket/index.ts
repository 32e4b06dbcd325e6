import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_MESSAGE_LENGTH } from '@archivolt/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isStillSignedIn } from '../accounts/sessions.ts';
import type { AddressGuard } from '../http/guard.ts';
import { refuse } from '../http/refuse.ts';
import { addressOf, Limit } from '../limits.ts';
import { announcementOf } from '../operator/announcement.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Connection, POLICY_VIOLATION } from './connection.ts';
import { closeRefusedHandshakes } from './handshakes.ts';

const PING_INTERVAL_MS = 30_000;
/** How long in-flight moves may take when the server stops, in milliseconds. */
const SHUTDOWN_GRACE_MS = 5000;
/** How long to wait for clients to answer the close frame, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1000;
/** Seconds' worth of messages that may be sent in one burst. */
const BURST_SECONDS = 5;
/**
 * Seconds' worth of messages that may be spent on snapshots (tables, logs, the lobby) in a row, and the seconds until
 * they are available again. A snapshot costs as much as many moves.
 */
const SNAPSHOT_BURST_SECONDS = 3;
const SNAPSHOT_REFILL_SECONDS = 60;
/**
 * Requests charged to an address for a socket that was closed because it did not slow down: ten seconds of its limit.
 */
const CLOSED_SOCKET_COST = 100;

/** The WebSocket endpoint at `/socket`. Session and origin have been checked before. */
export async function socketRoute(
  app: FastifyInstance,
  { rooms, guard }: { rooms: Rooms; guard: AddressGuard },
): Promise<void> {
  const { settings, store, now, log, metrics } = rooms.parts;
  const connections = new Set<Connection>();
  const socketsByAddress = new Map<string, number>();
  const messageLimit = new Limit(settings.messages * BURST_SECONDS, 1000 * BURST_SECONDS, now);
  const snapshotLimit = new Limit(
    settings.messages * SNAPSHOT_BURST_SECONDS,
    1000 * SNAPSHOT_REFILL_SECONDS,
    now,
  );

  await app.register(websocket, {
    // `ws` would answer every ping, however many of its answers are unread.
    options: { maxPayload: MAX_MESSAGE_LENGTH, perMessageDeflate: false, autoPong: false },
    preClose: async () => {
      stopListening();
      // The router would answer a new connection and leave it open, and the server would wait for that socket.
      app.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
      for (const connection of connections) connection.sendClosing();
      await rooms.close();
      const deadline = now() + SHUTDOWN_GRACE_MS;
      while ([...connections].some(({ isBusy }) => isBusy) && now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 10));
      for (const connection of connections) connection.close();
      app.websocketServer.close();
      setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate();
      }, CLOSE_TIMEOUT_MS).unref();
    },
  });
  const countRefusal = (status: number): void => metrics.socketRefused(status);
  closeRefusedHandshakes(app.server, countRefusal);
  guard.protectUpgrades(app.server, countRefusal);

  /** Sends the operator's announcement, or its end. */
  const sendAnnouncement = async (to: readonly Connection[]): Promise<void> => {
    try {
      const announced = await store.operator.announcement(now());
      const announcement = announced ? announcementOf(announced) : null;
      for (const connection of to) connection.send({ type: 'announced', announcement });
    } catch (err) {
      log.error({ err }, 'failed to load the announcement');
    }
  };

  // Signing out everywhere closes the sockets too.
  const stopListening = store.listen((news) => {
    if (news.of === 'announced' || news.of === 'gap') void sendAnnouncement([...connections]);
    if (news.of !== 'person' && news.of !== 'gap') return;
    for (const connection of connections) {
      const { session } = connection;
      if (!session || (news.of === 'person' && session.person !== news.person)) continue;
      isStillSignedIn(store, session, now()).then(
        (isSigned) => isSigned || connection.close(POLICY_VIOLATION),
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
        if ((socketsByAddress.get(address) ?? 0) >= settings.sockets)
          return refuse(reply, 'tooMany', { seconds: 60 });
      },
    },
    (socket, request) => {
      const address = addressOf(request);
      socketsByAddress.set(address, (socketsByAddress.get(address) ?? 0) + 1);
      releaseRequest(socket, request);
      const visitor = request.person?.id ?? address;
      const connection = new Connection(rooms, socket, request, {
        takeMessage: () => messageLimit.take(visitor),
        takeSnapshot: () => snapshotLimit.take(visitor),
        chargeForClosing: () => guard.charge(address, CLOSED_SOCKET_COST),
      });
      connections.add(connection);
      metrics.socketOpened();
      // One timer per connection: thousands of simultaneous pings, and their replies, would block every table.
      const pingTimer = setInterval(() => connection.ping(), PING_INTERVAL_MS);
      socket.on('close', () => {
        clearInterval(pingTimer);
        connections.delete(connection);
        metrics.socketClosed();
        const left = (socketsByAddress.get(address) ?? 1) - 1;
        if (left > 0) socketsByAddress.set(address, left);
        else socketsByAddress.delete(address);
      });
    },
  );
}

/**
 * Releases the upgrade request of a long-lived socket. The plugin's listener would keep the request in memory, and the
 * connection the response that was never sent. `Connection` handles errors itself.
 */
function releaseRequest(socket: WebSocket, { raw }: FastifyRequest): void {
  socket.removeAllListeners('error');
  const stream: Socket & { _httpMessage?: ServerResponse } = raw.socket;
  stream._httpMessage?.detachSocket(stream);
}
