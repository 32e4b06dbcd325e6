/**
 * Whether this browser has been online. The start page contacts the server only then, so that a static host gets no
 * requests.
 */
const KEY = 'archivolt.online';

export function hasVisited(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberVisit(here: boolean): void {
  try {
    if (here) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage only a line on the start page is missing.
  }
}
