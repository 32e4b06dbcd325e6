/** Chat and requests, loaded after the table, which can be played before they are here. */

export { TableRequests } from './requests.svelte.ts';
export { Talk } from './talk.svelte.ts';
