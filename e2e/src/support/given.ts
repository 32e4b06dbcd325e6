/** Set by `scripts/runWithServer.mjs`, which starts the server and finds the browser. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this through "node scripts/e2e.mjs" and its like`);
  return value;
}

/** The URL of the app. */
export const address = (): string => given('ARCHIVOLT_URL');

/** Launch options of the browser. */
export const launch = (...more: string[]): { executablePath: string; args: string[] } => ({
  executablePath: given('ARCHIVOLT_BROWSER'),
  args: [...given('ARCHIVOLT_BROWSER_FLAGS').split(' '), ...more],
});
