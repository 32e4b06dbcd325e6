import { at } from '@archivolt/engine';
import { GAME_IDS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.testing.ts';
import { TestHouse } from './house.testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

/** The seat to move submits the offer at an index. */
async function move(clients: readonly Client[], table: string, index = 0) {
  const isAsked = (client: Client) => client.at(table).offers.length > 0;
  await Promise.race(clients.map((client) => client.until(() => isAsked(client))));
  const mover = clients.find(isAsked);
  if (!mover) throw new Error('nobody may move');
  const { version, offers } = mover.at(table);
  const answer = await mover.ask({
    do: 'submit',
    table,
    version,
    moves: [at(offers, index) as { do: string }],
  });
  await Promise.all(clients.map((client) => client.until(() => client.at(table).version > version)));
  return answer;
}

describe.each(GAME_IDS)('%s', (game) => {
  test('two sit down, see the same table each from their own seat, and play', async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const { table } = await house.table(ana, { game });
    const clients = [await house.connect(ana), await house.connect(rui)];
    await Promise.all(clients.map((client) => client.watch(table.id)));
    expect(at(clients, 1).at(table.id)).toMatchObject({ seat: null, view: null });
    expect(await house.sit(rui, table.id)).toMatchObject({ status: 200 });
    await Promise.all(clients.map((client) => client.until(() => client.at(table.id).view !== null)));
    expect(clients.map((client) => client.at(table.id).seat)).toEqual([0, 1]);
    for (let made = 0; made < 12; made++)
      expect(await move(clients, table.id)).toMatchObject({ type: 'done' });
    const [first, second] = clients.map((client) => client.at(table.id));
    expect(first?.view?.table).toEqual(second?.view?.table);
    const again = await house.connect(ana);
    const seen = await again.watch(table.id);
    expect(seen.view).toEqual(first?.view);
    expect(seen.told).toEqual(first?.told);
  });
});
