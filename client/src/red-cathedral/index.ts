import './board.css';

/** The parts of the board, for the table that mounts them. */
export { default as Cathedral } from './Cathedral.svelte';
export { default as Die } from './Die.svelte';
export { default as Emblem } from './Emblem.svelte';
export { bringIntoView, elementOf, markerOf, placeAt, spaceAt, tileAt } from './find.ts';
export { default as Icon } from './Icon.svelte';
export { default as InfluenceList } from './InfluenceList.svelte';
export { default as Inventory } from './Inventory.svelte';
export { default as IvanRow } from './IvanRow.svelte';
export { default as Market } from './Market.svelte';
export type { PartProps, SeatLook, Words } from './parts.ts';
export { default as Rival } from './Rival.svelte';
export { default as Rivals } from './Rivals.svelte';
export { default as Sprite } from './Sprite.svelte';
export { default as TileFace } from './TileFace.svelte';
export { default as TrackStrip } from './TrackStrip.svelte';
export { default as Wordmark } from './Wordmark.svelte';
export { default as Workshop } from './Workshop.svelte';
