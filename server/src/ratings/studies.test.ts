import { at } from '@archivolt/engine';
import type { FinishedGame } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPerson } from '../accounts/exportPerson.ts';
import { anEndedTable } from '../store/rows.testing.ts';
import { type Someone, TestServer } from '../tables/server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const STUDY = { accuracy: 82.5, luck: -0.25, depth: 'normal', version: 1 };
const send = (id: string, by: Someone | undefined, study: object = STUDY) =>
  server.call('POST', `/api/tables/${id}/study`, by, study);
const seat = (person: string) => ({ colour: 0, person, level: null, salt: '', away: null });

async function addFinishedGame() {
  const [ana, rui] = [await server.person({ statistics: 'everybody' }), await server.person()];
  const table = anEndedTable({ seats: [seat(ana.row.id), seat(rui.row.id)] });
  await server.parts.store.tables.create(table);
  const seen = async (reader?: Someone) => {
    const { body } = await server.call('GET', `/api/people/${ana.row.id}/games`, reader);
    return at(body as FinishedGame[], 0).study;
  };
  return { ana, rui, id: table.id, seen };
}

test('a study is shown with the game to permitted readers and included in the export', async () => {
  const { ana, rui, id, seen } = await addFinishedGame();
  expect(await seen(rui)).toBeNull();
  expect((await send(id, ana)).status).toBe(204);
  for (const reader of [ana, rui, undefined]) expect(await seen(reader)).toEqual(STUDY);
  // The opponent's figures are the opponent's own.
  expect((await send(id, rui, { ...STUDY, accuracy: null })).status).toBe(204);
  expect(await seen(rui)).toEqual(STUDY);
  await server.parts.store.people.change(ana.row.id, { statistics: 'nobody' });
  expect((await server.call('GET', `/api/people/${ana.row.id}/games`, rui)).status).toBe(403);
  expect(await exportPerson(server.parts.store, ana.row, 1)).toMatchObject({
    studies: [{ table: id, ...STUDY }],
  });
});

test('only players of a finished game can send a study', async () => {
  const { id } = await addFinishedGame();
  expect(await send(id, await server.person())).toMatchObject({ status: 409, body: { error: 'notSeated' } });
  expect((await send(id, undefined)).status).toBe(401);
  const { people, id: running } = await server.seatPlayers('architectura', 2);
  expect(await send(running, at(people, 0))).toMatchObject({ body: { error: 'notPossible' } });
  expect(await send('nowhere22222', at(people, 0))).toMatchObject({ body: { error: 'unknownTable' } });
});

test.each<[string, object]>([
  ['an accuracy above 100', { accuracy: 101 }],
  ['an accuracy below 0', { accuracy: -1 }],
  ['an impossible luck', { luck: 11 }],
  ['no luck', { luck: null }],
  ['an unknown depth', { depth: 'endless' }],
  ['a fractional version', { version: 1.5 }],
  ['an unknown field', { seat: 1 }],
])('a study with %s is refused', async (_, changes) => {
  const { ana, id, seen } = await addFinishedGame();
  expect((await send(id, ana, { ...STUDY, ...changes })).status).toBe(400);
  expect(await seen(ana)).toBeNull();
});
