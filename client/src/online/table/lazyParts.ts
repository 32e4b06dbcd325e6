/** The parts of the table page that are loaded later, in one chunk: the table can be shown and played before them. */

export { default as FrozenBar } from './FrozenBar.svelte';
export { default as NextSteps } from './NextSteps.svelte';
export { default as NextTable } from './NextTable.svelte';
export { default as Notes } from './Notes.svelte';
export { TableRequests } from './requests.svelte.ts';
export { TableChat } from './tableChat.svelte.ts';
