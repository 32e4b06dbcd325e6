/** Smaller differences are ignored, in milliseconds: a response takes time, and its header has whole seconds only. */
const TOLERANCE_MS = 5000;
let ahead = 0;

/** Learns from a response how far the server's clock is ahead of this device's, if that is significant. */
export function setServerClock({ headers }: Response): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** The current time by the server's clock, as far as known. */
export const serverNow = (): number => Date.now() + ahead;
