import type { Locale } from '@archivolt/i18n';
import type { Table } from '@archivolt/red-cathedral';
import { loadEnding } from '@archivolt/red-cathedral/words';
import { mount, unmount } from 'svelte';
import type { RcSpeaker } from '../controller/speak.ts';
import Position from './Position.svelte';
import Towers from './Towers.svelte';

/** Draws the finished towers with everybody's shares. */
export async function drawTowers(
  table: Table,
  names: readonly string[],
  locale: Locale,
  target: HTMLElement,
): Promise<() => void> {
  const words = await loadEnding(locale);
  const picture = mount(Towers, { target, props: { table, names, words } });
  return () => void unmount(picture);
}

/** Draws a table for a picture. */
export function drawTable(table: Table, speaker: RcSpeaker, target: HTMLElement): () => void {
  const picture = mount(Position, { target, props: { table, speaker } });
  return () => void unmount(picture);
}
