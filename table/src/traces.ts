import type { GameTypes } from '@archivolt/engine';
import type { Trace } from './kit.ts';
import type { TableModel } from './model.svelte.ts';
import { type ColourName, colourName } from './ui/colours.ts';

/** A trace as it is drawn. */
export interface TraceLook extends Pick<Trace, 'how' | 'way'> {
  readonly colour: ColourName;
}

export type TraceLooks = ReadonlyMap<string, TraceLook>;

/** The traces of a table in the colours of their players. */
export function traceLooks<G extends GameTypes, T, S>({
  traces,
  session: { seats },
}: TableModel<G, T, S>): TraceLooks {
  return new Map(
    [...traces].map(([key, { seat, ...trace }]) => [
      key,
      { ...trace, colour: colourName(seats[seat]?.colour) },
    ]),
  );
}
