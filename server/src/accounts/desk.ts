import type { Settings } from '../settings.ts';
import type { PersonRow, SessionRow, Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a stranger. */
    person: PersonRow | null;
    /** By what the person is known: a browser's cookie or a program's token. */
    session: SessionRow | null;
  }
}

/** What the account routes need of the house. */
export interface Desk {
  readonly settings: Settings;
  readonly store: Store;
  readonly now: () => number;
}
