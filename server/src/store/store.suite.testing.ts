import { afterAll, beforeAll, describe, expect } from 'vitest';
import { heartbeatSuite } from './heartbeat.suite.testing.ts';
import { invitationSuite } from './invitations.suite.testing.ts';
import { moveSuite } from './moves.suite.testing.ts';
import { operatorSuite } from './operator.suite.testing.ts';
import { pageSuite } from './pages.suite.testing.ts';
import { peopleSuite } from './people.suite.testing.ts';
import { restSuite } from './rest.suite.testing.ts';
import type { News, Store } from './store.ts';
import { tableSuite } from './tables.suite.testing.ts';

/** Two connections to one database, as of two processes; the same one twice for SQLite, which has one process. */
export interface StorePair {
  one: Store;
  other: Store;
}

/** The tests that every store must pass, on either database. */
export function storeSuite(name: string, open: () => Promise<StorePair>): void {
  describe(name, () => {
    let pair: StorePair;
    beforeAll(async () => {
      pair = await open();
    });
    afterAll(async () => {
      await pair.one.close();
      if (pair.other !== pair.one) await pair.other.close();
    });
    const stores = () => pair;
    tableSuite(stores);
    moveSuite(stores);
    peopleSuite(stores);
    restSuite(stores);
    invitationSuite(stores);
    heartbeatSuite(stores);
    operatorSuite(stores);
    pageSuite(stores);
  });
}

/** Collects matching news from now on; `until` waits for a number of them. */
export function collectNews(store: Store, fits: (news: News) => boolean) {
  const all: News[] = [];
  const stop = store.listen((news) => fits(news) && all.push(news));
  return {
    all,
    stop,
    async until(count: number): Promise<News[]> {
      await expect.poll(() => all.length).toBeGreaterThanOrEqual(count);
      stop();
      return all;
    },
  };
}

/** Long enough for unexpected news to arrive. */
export const pauseForNews = () => new Promise((resolve) => setTimeout(resolve, 60));
