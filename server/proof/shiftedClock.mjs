// Preloaded by a server under test: shifts its wall clock by the milliseconds in the file named by PROOF_CLOCK. The
// monotonic clock of the process is unchanged, as when somebody sets the clock of a machine.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.PROOF_CLOCK;
if (file === undefined) throw new Error('PROOF_CLOCK names no file');
const { now } = Date;
let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, 'utf8'));
};
read();
watchFile(file, { interval: 50, persistent: false }, read);
Date.now = () => now() + offset;
