/** Overlays and animations in a separate chunk: the table is visible and playable before it is loaded. */
export { Aside } from './aside.svelte.ts';
export { default as Coached } from './Coached.svelte';
export { default as Dialogs } from './frame/Dialogs.svelte';
export { shortcutsOf } from './frame/shortcuts.ts';
export { default as Handover } from './Handover.svelte';
export { default as Hints } from './Hints.svelte';
export { default as Inspect } from './Inspect.svelte';
export { Inspecting } from './inspecting.svelte.ts';
export { onKey } from './keys.ts';
export { default as Live } from './Live.svelte';
export { default as Log } from './Log.svelte';
export { default as Preview } from './Preview.svelte';
export { PageStage } from './pageStage.ts';
export { default as Quiet } from './Quiet.svelte';
export { default as Since } from './Since.svelte';
export { verdictOf } from './verdict.ts';
export { default as Weakened } from './Weakened.svelte';
export { default as WhyNot } from './WhyNot.svelte';
