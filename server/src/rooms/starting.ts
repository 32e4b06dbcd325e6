import { faultOf } from '../fault.ts';
import { NoThread, type Rules } from '../rules/rules.ts';
import type { Asked, Begun } from '../rules/work.ts';
import type { StoredTable, TableRow } from '../store/store.ts';
import { firstClocks, passClocks } from './clocks.ts';
import { colourOptions } from './colours.ts';
import { isFree } from './seating.ts';
import type { Times } from './times.ts';
import { telling, wakesAt, withTelling } from './wakes.ts';

/** What the rules have made of a table at which everybody is there; `fault`: why they could not. */
export type Start = { readonly asked: Asked<'begin'> } & (
  | { readonly begun: Begun }
  | { readonly fault: string }
);

/** What the rules are asked once everybody is there; undefined as long as somebody is missing. */
export function toBegin({ status, game, options, seats, seed }: TableRow): Asked<'begin'> | undefined {
  if (status !== 'open' || seats.some(isFree)) return undefined;
  return {
    game,
    options: { ...(options as object), colours: colourOptions(game, seats) },
    dice: { seed, salts: seats.map(({ salt }) => salt) },
  };
}

/** Asks the rules for the first moment of a game, before anything is written: nobody waits for them in a transaction. */
export async function beginning(rules: Pick<Rules, 'ask'>, table: TableRow): Promise<Start | undefined> {
  const asked = toBegin(table);
  if (!asked) return undefined;
  try {
    return { asked, begun: await rules.ask('begin', asked) };
  } catch (thrown) {
    if (thrown instanceof NoThread) throw thrown;
    return { asked, fault: faultOf(thrown) };
  }
}

/** The game begins. A set-up that has failed leaves a frozen table behind. */
export function start(table: StoredTable, started: Start, now: number, { deadline, due }: Times): void {
  table.started = now;
  if ('fault' in started) {
    Object.assign(table, { status: 'frozen', fault: started.fault });
    return;
  }
  const { clock, seats } = table;
  const { setup, first, state } = started.begun;
  const { toMove } = first;
  const clocks = withTelling(
    passClocks(firstClocks(clock, seats, now), clock, seats, { toMove }, now, deadline),
    telling(seats, toMove, 0, due),
  );
  const wakes = wakesAt(first, seats, clocks, now);
  const { options } = started.asked;
  Object.assign(table, { options, setup, state, toMove, clocks, wakes, status: 'playing' });
}
