const KEY = 'archivolt.again';
const MIN_RELOAD_GAP_MS = 60_000;
const POLL_INTERVAL_MS = 2000;

/**
 * Lazy loading of a part of the app after the page is shown. If it cannot be loaded (the server may be restarting with a new
 * version), the page is reloaded as soon as the server answers: nothing is lost, and the new page matches the new server. At
 * most once per minute, because a part that is really missing would reload forever.
 */
export async function lazy<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < MIN_RELOAD_GAP_MS) return undefined;
    while (!(await isServerUp())) await new Promise((wake) => setTimeout(wake, POLL_INTERVAL_MS));
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
    return undefined;
  }
}

/** Asks for the page itself, which every host has. The service worker answers no HEAD request from its cache. */
function isServerUp(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
