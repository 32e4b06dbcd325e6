import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Timeout for a handshake that has neither been answered nor become a socket, in milliseconds. */
const HANDSHAKE_TIMEOUT_MS = 30_000;

/** The stream of an upgrade, to which the plugin assigns the response that the router answers with. */
type UpgradeStream = Duplex & {
  _httpMessage?: ServerResponse;
  setTimeout?(milliseconds: number, listener: () => void): unknown;
  destroySoon?(): void;
};

/**
 * Closes the connection of every upgrade request that was answered instead of becoming a socket: by a hook, by a route
 * without a socket, or by the router itself. Node no longer keeps track of such a connection, so it would stay open for
 * ever and keep the server from stopping. Must be called after the plugin has registered its listener.
 */
export function closeRefusedHandshakes(server: Server, onRefused: (status: number) => void): void {
  server.on('upgrade', (_request: IncomingMessage, stream: UpgradeStream) => {
    const response = stream._httpMessage;
    if (!response) return void stream.destroy();
    // `ws` removes the timeout once the handshake is done.
    stream.setTimeout?.(HANDSHAKE_TIMEOUT_MS, () => stream.destroy());
    response.once('finish', () => {
      onRefused(response.statusCode);
      if (stream.destroySoon) stream.destroySoon();
      else stream.destroy();
    });
  });
}
