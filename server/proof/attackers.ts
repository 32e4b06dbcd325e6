// The process of the hostile guests (`attack.ts`).
import { constants, setPriority } from 'node:os';
import type { AttackOptions } from './attack.ts';
import { HostileGuests } from './hostile.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let guests: HostileGuests | undefined;
process.on('message', (options: AttackOptions | 'stop') => {
  if (options === 'stop') {
    guests?.stop();
    process.send?.(guests?.stats);
  } else {
    guests = new HostileGuests(options.address, options.guests, () => options.table);
    guests.start();
  }
});
process.on('disconnect', () => process.exit());
