// `npm start`: from a fresh clone to a game at the table.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

setup();

const game = spawn(
  process.execPath,
  [join(root, 'cli/bin/archivolt.mjs'), 'play', 'red-cathedral', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
// The terminal sends Ctrl-C to both processes; the game decides what it means, or it would go on without its parent.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => game.kill('SIGTERM'));
game.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
