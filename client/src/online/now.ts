import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from './net/serverClock.ts';

/** So often what says how much time is left looks again. */
const EVERY = 20_000;

const subscribe = createSubscriber((update) => {
  const tick = setInterval(update, EVERY);
  return () => clearInterval(tick);
});

/** This moment by the server's clock; what was made of it is made again a little later. */
export function now(): number {
  subscribe();
  return serverNow();
}
