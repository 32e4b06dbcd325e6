/** Chat and requests, loaded after the table, which can be played before they are here. */
export { Talk } from './talk.svelte.ts';
export { Wishes } from './wishes.svelte.ts';
