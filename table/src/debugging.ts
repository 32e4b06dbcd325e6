import type { GameTypes } from '@archivolt/engine';
import type { TableModel } from './model.svelte.ts';

/** Shows the debug panel beside a table; returns a function that removes it. */
type ShowPanel = <G extends GameTypes, T, S>(model: TableModel<G, T, S>) => Promise<() => void>;

let showPanel: ShowPanel | undefined;

/** The app provides the panel in development, because the panel needs the list of games. */
export function provideDebugPanel(show: ShowPanel): void {
  showPanel = show;
}

export async function showDebugPanel<G extends GameTypes, T, S>(
  model: TableModel<G, T, S>,
): Promise<() => void> {
  return (await showPanel?.(model)) ?? (() => undefined);
}
