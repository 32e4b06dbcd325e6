import { afterAll, beforeAll, describe } from 'vitest';
import { invitationSuite } from './invitations.suite.testing.ts';
import { moveSuite } from './moves.suite.testing.ts';
import { peopleSuite } from './people.suite.testing.ts';
import { restSuite } from './rest.suite.testing.ts';
import type { News, Store } from './store.ts';
import { tableSuite } from './tables.suite.testing.ts';

/** Two lines to one database, as two processes have them; with SQLite, which has one process, twice the same. */
export interface Two {
  one: Store;
  other: Store;
}

/** What every store must do, whatever database it is on. */
export function storeSuite(name: string, open: () => Promise<Two>): void {
  describe(name, () => {
    let two: Two;
    beforeAll(async () => {
      two = await open();
    });
    afterAll(async () => {
      await two.one.close();
      if (two.other !== two.one) await two.other.close();
    });
    const stores = () => two;
    tableSuite(stores);
    moveSuite(stores);
    peopleSuite(stores);
    restSuite(stores);
    invitationSuite(stores);
  });
}

/** Everything a store is told from now on that fits; `until` waits for so many. */
export function heard(store: Store, fits: (news: News) => boolean) {
  const all: News[] = [];
  const stop = store.listen((news) => fits(news) && all.push(news));
  return {
    all,
    stop,
    async until(count: number): Promise<News[]> {
      for (let waited = 0; all.length < count && waited < 5000; waited += 5)
        await new Promise((resolve) => setTimeout(resolve, 5));
      stop();
      return all;
    },
  };
}

/** Long enough for news to arrive that should not come. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60));
