/** Safari may read the file only after the click has been handled, and fails if its URL has been revoked by then. */
const REVOKE_AFTER_MS = 60_000;

/** Offers something as a file download. */
export function download(name: string, contents: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
