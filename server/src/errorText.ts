/** The text stored for an error, for debugging. */
export function errorText(thrown: unknown): string {
  return String(thrown instanceof Error ? thrown.stack : thrown);
}
