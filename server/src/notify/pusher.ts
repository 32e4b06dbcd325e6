import { Agent } from 'node:https';
import webPush, { WebPushError } from 'web-push';
import type { PushRow, Store } from '../store/store.ts';
import { outerLookup } from './addresses.ts';

const SECOND = 1000;
/** A turn is no news after a day. */
const DAY = 24 * 3600;

export interface Pusher {
  /** What a browser needs to subscribe. */
  readonly key: string;
  /** `gone`: nobody is there any more. Throws when the service does not take it. */
  push(to: PushRow, payload: object): Promise<'told' | 'gone'>;
  close(): void;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** The keys are the house's own and kept: with others every subscription would end. */
export async function createPusher(
  store: Store,
  contact: string,
  agent = new Agent({ lookup: outerLookup, keepAlive: true }),
): Promise<Pusher> {
  const kept = await store.notices.secret('push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const keys = JSON.parse(kept) as Keys;
  return {
    key: keys.publicKey,
    async push({ endpoint, keys: browser }, payload) {
      try {
        await webPush.sendNotification({ endpoint, keys: browser }, JSON.stringify(payload), {
          vapidDetails: { subject: contact, ...keys },
          TTL: DAY,
          timeout: 10 * SECOND,
          agent,
        });
        return 'told';
      } catch (thrown) {
        if (thrown instanceof WebPushError && [404, 410].includes(thrown.statusCode)) return 'gone';
        throw thrown;
      }
    },
    close: () => agent.destroy(),
  };
}
