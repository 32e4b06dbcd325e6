/** What is beside an online game, in one chunk: the table can be shown and played before it is loaded. */
export { default as After } from './After.svelte';
export { default as Elsewhere } from './Elsewhere.svelte';
export { default as Frozen } from './Frozen.svelte';
export { default as Notes } from './Notes.svelte';
export { TableRequests } from './requests.svelte.ts';
export { Talk } from './talk.svelte.ts';
