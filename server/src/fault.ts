/** What is kept of a fault, for whoever mends it. */
export function faultOf(thrown: unknown): string {
  return String(thrown instanceof Error ? thrown.stack : thrown);
}
