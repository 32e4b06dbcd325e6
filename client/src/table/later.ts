const KEY = 'archivolt.again';
const AGAIN_MS = 60_000;
const LOOK_MS = 2000;

/**
 * A part of the app that is fetched after the page stands. If it cannot be had (the server is being started anew, perhaps
 * with another edition of the house), the page is loaded again as soon as somebody answers: nothing is lost by that, and the
 * new page fits the new house. Not twice in a minute, or a part that is really missing would load for ever.
 */
export async function later<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return undefined;
    while (!(await answers())) await new Promise((wake) => setTimeout(wake, LOOK_MS));
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
    return undefined;
  }
}

function answers(): Promise<boolean> {
  return fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
}
