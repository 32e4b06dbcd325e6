/** What opens or moves over the table, in one file of its own: the table is seen and played before that is here. */
export { default as Choose } from './Choose.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Handover } from './Handover.svelte';
export { default as Help } from './Help.svelte';
export { default as Hints } from './Hints.svelte';
export { default as Log } from './Log.svelte';
export { default as Preview } from './Preview.svelte';
export { PageStage } from './pageStage.ts';
export { default as ScoreSheet } from './ScoreSheet.svelte';
export { default as WhyNot } from './WhyNot.svelte';
