import { Connection } from './connection.ts';

function address(): string {
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** The socket of this page. */
export const line = new Connection(() => new WebSocket(address()));

addEventListener('online', () => line.wake());
addEventListener('offline', () => line.sleep());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) line.wake();
});
