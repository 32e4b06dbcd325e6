import { Connection } from './connection.ts';

function address(): string {
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** The socket of this page. */
export const connection = new Connection(() => new WebSocket(address()));

addEventListener('online', () => connection.wake());
addEventListener('offline', () => connection.sleep());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.wake();
});
