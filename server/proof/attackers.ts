// The process of the hostile guests (`attack.ts`).
import { constants, setPriority } from 'node:os';
import type { Orders } from './attack.ts';
import { Hostile } from './hostile.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let hostile: Hostile | undefined;
process.on('message', (orders: Orders | 'stop') => {
  if (orders === 'stop') {
    hostile?.stop();
    process.send?.(hostile?.harm);
  } else {
    hostile = new Hostile(orders.address, orders.guests, () => orders.table);
    hostile.start();
  }
});
process.on('disconnect', () => process.exit());
