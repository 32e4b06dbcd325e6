import { array, string } from 'valibot';
import type { DatabaseAdapter } from './adapter.ts';
import { parseStored } from './columns.ts';
import type { Schema } from './schema.ts';
import type { PasskeyRow, PersonStore } from './store.ts';

type Passkeys = Pick<
  PersonStore,
  'addPasskey' | 'passkey' | 'passkeysOf' | 'updatePasskeyCounter' | 'removePasskey'
>;

const passkeyFrom = (row: Schema['passkeys']): PasskeyRow => ({
  ...row,
  transports: parseStored(array(string()), row.transports, `passkey ${row.id}: transports`),
});

export function passkeys({ db, write }: DatabaseAdapter): Passkeys {
  return {
    async addPasskey(passkey) {
      await write((db) =>
        db
          .insertInto('passkeys')
          .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
          .execute(),
      );
    },

    async passkey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyFrom(row);
    },

    async passkeysOf(person) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map(passkeyFrom);
    },

    async updatePasskeyCounter(id, counter) {
      await write((db) => db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute());
    },

    async removePasskey(person, id) {
      const { numDeletedRows } = await write((db) =>
        db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).executeTakeFirst(),
      );
      return numDeletedRows === 1n;
    },
  };
}
