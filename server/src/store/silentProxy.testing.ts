import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy between a server and its PostgreSQL that can silently stop forwarding, like a firewall or a pooler that has
 * dropped a connection.
 */
export class SilentProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** What was sent over silent connections. */
  #swallowed = '';
  /** True if new connections are not answered either. */
  #isDeaf = false;

  private constructor(private readonly database: URL) {
    // Half-open, so that a silent connection does not answer its end either.
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#join(near));
  }

  static async open(url: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(new URL(url));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** The URL of the same database through the proxy. */
  get url(): string {
    const { username, pathname } = this.database;
    const { port } = this.#server.address() as AddressInfo;
    return `postgres://${username}@127.0.0.1:${port}${pathname}`;
  }

  /** Makes the open connections go silent; new ones work, unless it is `deaf`. */
  silence({ deaf = false } = {}): void {
    this.#isDeaf = deaf;
    for (const [near, far] of this.#pairs) {
      near.unpipe(far).on('data', (sent) => {
        this.#swallowed += sent.toString('latin1');
      });
      near.resume();
      far.unpipe(near).pause();
    }
  }

  /** True once these words were sent over a connection that is silent. */
  hasSwallowed(words: string): boolean {
    return this.#swallowed.includes(words);
  }

  /** New connections work again; silent ones stay silent. */
  listen(): void {
    this.#isDeaf = false;
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    const { hostname, port, searchParams } = this.database;
    const folder = searchParams.get('host');
    const far = folder
      ? createConnection(`${folder}/.s.PGSQL.${port || 5432}`)
      : createConnection({ host: hostname, port: Number(port || 5432) });
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#pairs.delete(pair);
          for (const each of pair) each.destroy();
        });
    if (this.#isDeaf) return;
    near.pipe(far);
    far.pipe(near);
  }
}
