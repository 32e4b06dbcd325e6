import { describe, expect, test } from 'vitest';
import { FairQueue, type Share } from './fairQueue.ts';

const hog: Share = ['address of the hog', 'hog'];
const honest: Share = ['another address', 'honest'];

/** Takes items one after the other and charges their cost. */
function serveAll(
  queue: FairQueue<string>,
  costs: Record<string, number>,
  accounts: Record<string, Share>,
): string[] {
  const order: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) {
    const who = item.replace(/\d+$/, '');
    order.push(item);
    queue.charge(accounts[who] ?? hog, costs[who] ?? 1);
  }
  return order;
}

describe('a fair queue', () => {
  test('serves a single account in order', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a', 'b', 'c']) queue.push(hog, item);
    expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(['a', 'b', 'c', undefined]);
    expect(queue.length).toBe(0);
  });

  test('serves a newcomer next, however many items another account has waiting', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 90; n++) queue.push(hog, `hog${n}`);
    expect(queue.take()).toBe('hog0');
    queue.charge(hog, 700);
    queue.push(honest, 'honest0');
    expect(queue.take()).toBe('honest0');
  });

  test('shares time equally, not the number of turns', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 3; n++) queue.push(hog, `hog${n}`);
    for (let n = 0; n < 20; n++) queue.push(honest, `honest${n}`);
    const order = serveAll(queue, { hog: 100, honest: 5 }, { hog, honest });
    expect(order.indexOf('hog1')).toBeGreaterThanOrEqual(20);
  });

  test('counts all accounts of one address as one and shares its time among them', () => {
    const queue = new FairQueue<string>();
    const accounts: Record<string, Share> = { honest };
    for (const who of ['ana', 'bo', 'cy']) {
      accounts[who] = ['one address', who];
      for (let n = 0; n < 3; n++) queue.push(accounts[who], `${who}${n}`);
    }
    for (let n = 0; n < 3; n++) queue.push(honest, `honest${n}`);
    const order = serveAll(queue, { ana: 10, bo: 10, cy: 10, honest: 10 }, accounts);
    expect(order).toEqual([
      'ana0',
      'honest0',
      'bo0',
      'honest1',
      'cy0',
      'honest2',
      'ana1',
      'bo1',
      'cy1',
      'ana2',
      'bo2',
      'cy2',
    ]);
  });

  test('gives no credit for idle time', () => {
    const queue = new FairQueue<string>();
    queue.push(honest, 'honest0');
    for (let n = 0; n < 20; n++) queue.push(hog, `hog${n}`);
    for (let n = 0; n < 6; n++) queue.charge(queue.take() === 'honest0' ? honest : hog, 10);
    for (let n = 1; n < 9; n++) queue.push(honest, `honest${n}`);
    const next = serveAll(queue, { hog: 10, honest: 10 }, { hog, honest }).slice(0, 4);
    expect(next.map((item) => item.replace(/\d+$/, ''))).toEqual(['honest', 'hog', 'honest', 'hog']);
  });

  test('makes room by dropping the newest item of the account with the most waiting', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 5; n++) queue.push(hog, `hog${n}`);
    queue.push(honest, 'honest0');
    expect(queue.dropLast()).toBe('hog4');
    queue.remove(hog, 'hog0');
    expect(queue.clear()).toEqual(['hog1', 'honest0', 'hog2', 'hog3']);
  });
});
