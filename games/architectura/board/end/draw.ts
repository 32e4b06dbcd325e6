import type { Table } from '@archivolt/architectura';
import { loadEnding } from '@archivolt/architectura/words';
import type { Locale } from '@archivolt/i18n';
import { mount, unmount } from 'svelte';
import type { ArSpeaker } from '../controller/speak.ts';
import FinalCity from './FinalCity.svelte';

/** Draws the finished city with the points of every building. */
export async function drawCity(
  table: Table,
  speaker: ArSpeaker,
  locale: Locale,
  target: HTMLElement,
): Promise<() => void> {
  const words = await loadEnding(locale);
  const picture = mount(FinalCity, { target, props: { table, speaker, words } });
  return () => void unmount(picture);
}

/** Draws a table for a picture. */
export function drawTable(table: Table, speaker: ArSpeaker, target: HTMLElement): () => void {
  const picture = mount(FinalCity, { target, props: { table, speaker, words: undefined } });
  return () => void unmount(picture);
}
