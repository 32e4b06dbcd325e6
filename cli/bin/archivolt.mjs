#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);

if (!existsSync(built)) {
  const { setup } = await import('../../scripts/setup.mjs');
  setup();
}

const { main } = await import(built.href);
// The code is set, not exited with, so that what is still being written to a pipe arrives.
process.exitCode = await main(process.argv.slice(2));
