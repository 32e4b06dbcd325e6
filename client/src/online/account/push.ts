import { call } from '../net/api.ts';

/** The state of push notifications on this device. */
export type Push = 'impossible' | 'denied' | 'off' | 'on';

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration('/');
}

export async function pushState(key: string | null): Promise<Push> {
  const registration = key === null ? undefined : await worker();
  if (!registration) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission and registers this device with the server. */
export async function enablePush(key: string): Promise<Push> {
  const registration = await worker();
  if (!registration) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return 'impossible';
  const answer = await call('POST /api/me/push', { endpoint, keys: { p256dh, auth } });
  return answer.ok ? 'on' : 'off';
}

export async function disablePush(): Promise<Push> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await call('DELETE /api/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return 'off';
}
