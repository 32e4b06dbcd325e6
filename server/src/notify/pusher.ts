import type { Agent } from 'node:https';
import webPush, { WebPushError } from 'web-push';
import type { PushRow, Store } from '../store/store.ts';
import { PublicAgent } from './addresses.ts';

const SECOND = 1000;
/** A turn notification expires after a day, in seconds. */
const TTL_SECONDS = 24 * 3600;

export interface Pusher {
  /** The public key that a browser needs to subscribe. */
  readonly key: string;
  /** `gone` if the subscription no longer exists. Throws if the service does not accept it. */
  push(to: PushRow, payload: object): Promise<'sent' | 'gone'>;
  close(): void;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** The VAPID keys are stored: with new ones every subscription would end. */
export async function createPusher(
  store: Store,
  contact: string,
  agent: Agent = new PublicAgent(),
): Promise<Pusher> {
  const stored = await store.notices.secret('push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const keys = JSON.parse(stored) as Keys;
  return {
    key: keys.publicKey,
    async push({ endpoint, keys: browser }, payload) {
      try {
        await webPush.sendNotification({ endpoint, keys: browser }, JSON.stringify(payload), {
          vapidDetails: { subject: contact, ...keys },
          TTL: TTL_SECONDS,
          timeout: 10 * SECOND,
          agent,
        });
        return 'sent';
      } catch (thrown) {
        if (thrown instanceof WebPushError && [404, 410].includes(thrown.statusCode)) return 'gone';
        throw thrown;
      }
    },
    close: () => agent.destroy(),
  };
}
