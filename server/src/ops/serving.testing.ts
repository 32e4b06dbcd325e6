// A server as the command line runs it: `serving.testing.ts DIST PORT DATABASE`. It prints its address, and stops on a
// signal.

import { serve } from '../serve.ts';
import { readSettings } from '../settings.ts';

const [dist = '', port = '0', database = ''] = process.argv.slice(2);
const settings = readSettings(
  { port, host: '127.0.0.1', log: 'silent', database, unsafeDatabase: 'yes' },
  {},
);
const { address, close } = await serve(settings, { dist });
process.once('SIGTERM', () => {
  close().catch(() => process.exit(1));
});
console.log(address);
