/** Has this browser been online? The start page asks the server only then, so that a plain host is never bothered. */
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
    // A browser that keeps nothing only misses a line on its start page.
  }
}
