import { sql } from 'kysely';
import { dumpLines } from './dump.ts';
import { invitationStore } from './invitations.ts';
import { limitStore } from './limits.ts';
import type { Link } from './link.ts';
import { noticeStore } from './notices.ts';
import { personStore } from './people.ts';
import { ratingStore } from './ratings.ts';
import { restoreLines } from './restore.ts';
import type { Store } from './store.ts';
import { tableStore } from './tables.ts';
import { talkStore } from './talk.ts';

/** The store, whatever database is at the other end of the line. */
export const storeOver = (link: Link): Store => ({
  tables: tableStore(link),
  people: personStore(link),
  talk: talkStore(link),
  ratings: ratingStore(link),
  notices: noticeStore(link),
  invitations: invitationStore(link),
  limits: limitStore(link),
  listen: (listener) => link.listen(listener),
  async ping() {
    await sql`select 1`.execute(link.db);
  },
  dump: () => dumpLines(link.snapshot()),
  restore: (lines) => restoreLines(link.db, lines),
  close: () => link.close(),
});
