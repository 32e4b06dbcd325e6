/** An answer takes its time, and its header knows whole seconds only. */
const ROUGHLY = 5000;
let ahead = 0;

/** Learns from an answer how far the server's clock is ahead of this device's, where that is worth speaking of. */
export function setServerClock({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(told)) ahead = Math.abs(told) > ROUGHLY ? told : 0;
}

/** This moment by the server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() + ahead;
