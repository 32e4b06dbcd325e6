#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  const { setup } = await import('../../scripts/setup.mjs');
  setup();
}

const { main } = await import('../dist/main.js');
// Sets the exit code instead of exiting, so that pending writes to a pipe are flushed.
process.exitCode = await main(process.argv.slice(2));
