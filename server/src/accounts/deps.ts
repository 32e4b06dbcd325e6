import type { Settings } from '../settings.ts';
import type { PersonRow, SessionRow, Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; null for an anonymous visitor. */
    person: PersonRow | null;
    /** The session that identifies the person: a browser's cookie or a program's token. */
    session: SessionRow | null;
  }
}

/** What the account routes depend on. */
export interface AccountDeps {
  readonly settings: Settings;
  readonly store: Store;
  readonly now: () => number;
}
