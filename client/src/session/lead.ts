/**
 * Waits until this page leads the game. Two pages may show the same one; only the leader moves its bots, and when it
 * is closed the next page takes over. Where the browser has no locks (an address without TLS) every page leads, and
 * the store refuses the slower one.
 */
export function lead(id: string, until: AbortSignal): Promise<void> {
  // Not every browser context has it, whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const held = () => {
      resolve();
      return new Promise<void>((release) => until.addEventListener('abort', () => release(), { once: true }));
    };
    locks.request(`archivolt.game.${id}`, { signal: until }, held).catch(reject);
  });
}
