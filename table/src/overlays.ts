/** Overlays and animations in a separate chunk: the table is visible and playable before it is loaded. */
export { Aside } from './aside.svelte.ts';
export { default as DismissibleNotice } from './DismissibleNotice.svelte';
export { default as Dialogs } from './frame/Dialogs.svelte';
export { shortcutsOf } from './frame/shortcuts.ts';
export { default as Handover } from './Handover.svelte';
export { default as Hints } from './Hints.svelte';
export { default as Inspect } from './Inspect.svelte';
export { Inspecting } from './inspecting.svelte.ts';
export { onKey } from './keys.ts';
export { default as LazyCoach } from './LazyCoach.svelte';
export { default as LiveScore } from './LiveScore.svelte';
export { default as Log } from './Log.svelte';
export { default as Preview } from './Preview.svelte';
export { PageStage } from './pageStage.ts';
export { default as SinceLastTurn } from './SinceLastTurn.svelte';
export { verdictOf } from './verdict.ts';
export { default as WeakenedBotNotice } from './WeakenedBotNotice.svelte';
export { default as WhyNot } from './WhyNot.svelte';
