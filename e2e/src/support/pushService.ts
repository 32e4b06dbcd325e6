import type { Page, Worker } from '@playwright/test';

/** Adds what the test browser lacks: notification permission and a push service. */
export function installPushService(endpoint: string): void {
  const KEY = 'push of the browser';
  const keys = {
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  const subscription = () =>
    localStorage.getItem(KEY) === null
      ? null
      : {
          endpoint,
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            localStorage.removeItem(KEY);
            return true;
          },
        };
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'granted';
    return 'granted';
  };
  const service = {
    getSubscription: async () => subscription(),
    subscribe: async () => {
      localStorage.setItem(KEY, '1');
      return subscription();
    },
  };
  Object.assign(PushManager.prototype, service);
}

/** The service worker of the page, with its notifications and windows recorded. */
export interface PushReceiver {
  push(message: object): Promise<void>;
  /** The last notification it showed. */
  shown(): Promise<unknown>;
  /** Clicks the last notification; returns the URLs of windows that were opened. */
  click(): Promise<string[]>;
}

export async function openPushReceiver(page: Page): Promise<PushReceiver> {
  const context = page.context();
  const worker: Worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  // This browser does not show notifications, so they are recorded instead.
  await worker.evaluate(() => {
    const self = globalThis as unknown as Record<string, unknown> & {
      registration: Record<string, unknown>;
      clients: Record<string, unknown>;
    };
    const opened: string[] = [];
    Object.assign(self, { opened });
    Object.assign(self.registration, {
      showNotification: async (title: string, options: object) => {
        Object.assign(self, { notice: { title, ...options } });
      },
    });
    Object.assign(self.clients, {
      openWindow: async (url: string) => {
        opened.push(url);
        return null;
      },
    });
  });
  return {
    async push(message) {
      const origin = new URL(page.url()).origin;
      await session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      });
    },
    shown: () => worker.evaluate(() => (globalThis as unknown as { notice?: unknown }).notice),
    click: () =>
      worker.evaluate(async () => {
        const { notice, opened } = globalThis as unknown as { notice: object; opened: string[] };
        const waits: Promise<unknown>[] = [];
        const click = Object.assign(new Event('notificationclick'), {
          notification: { ...notice, close: () => {} },
          waitUntil: (work: Promise<unknown>) => waits.push(work),
        });
        globalThis.dispatchEvent(click);
        await Promise.all(waits);
        return opened;
      }),
  };
}
