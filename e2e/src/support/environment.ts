/** Set by `scripts/runWithServer.mjs`, which starts the server and finds the browser. */
function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set; run this with "node scripts/e2e.mjs" or another script of that folder`,
    );
  return value;
}

/** The URL of the app. */
export const appUrl = (): string => requireEnv('ARCHIVOLT_URL');

/** Launch options of the browser. */
export const launchOptions = (...more: string[]): { executablePath: string; args: string[] } => ({
  executablePath: requireEnv('ARCHIVOLT_BROWSER'),
  args: [...requireEnv('ARCHIVOLT_BROWSER_FLAGS').split(' '), ...more],
});
