import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from './net/serverClock.ts';

/** Update interval of remaining times, in milliseconds. */
const UPDATE_INTERVAL_MS = 20_000;

const subscribe = createSubscriber((update) => {
  const tick = setInterval(update, UPDATE_INTERVAL_MS);
  return () => clearInterval(tick);
});

/** The current time by the server's clock; derived values are recomputed at intervals. */
export function now(): number {
  subscribe();
  return serverNow();
}
