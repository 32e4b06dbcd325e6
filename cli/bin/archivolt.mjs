#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);

if (!existsSync(built)) {
  const { setup } = await import('../../scripts/setup.mjs');
  setup();
}

const { main } = await import(built.href);
// Sets the exit code instead of exiting, so that pending writes to a pipe are flushed.
process.exitCode = await main(process.argv.slice(2));
