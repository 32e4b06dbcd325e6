/**
 * Leader election with a Web Lock: waits until this page leads the game. Two pages may show the same game; only the leader
 * moves its bots, and when it is closed the next page takes over. If the browser has no locks (without TLS) or refuses them
 * (with its storage blocked), every page leads, and the store refuses the slower one.
 */
export function holdLeaderLock(id: string, until: AbortSignal): Promise<void> {
  // Missing in insecure contexts, whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const held = () => {
      resolve();
      return new Promise<void>((release) => until.addEventListener('abort', () => release(), { once: true }));
    };
    const refused = (thrown: unknown) => (until.aborted ? reject(thrown) : resolve());
    locks.request(`archivolt.game.${id}`, { signal: until }, held).catch(refused);
  });
}
