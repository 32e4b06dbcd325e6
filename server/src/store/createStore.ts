import type { DatabaseAdapter } from './adapter.ts';
import { blockStore } from './blocks.ts';
import { chatStore } from './chat.ts';
import { dumpLines } from './dump.ts';
import { heartbeatStore } from './heartbeat.ts';
import { invitationStore } from './invitations.ts';
import { lessonStore } from './lessons.ts';
import { limitStore } from './limits.ts';
import { noticeStore } from './notices.ts';
import { operatorStore } from './operator.ts';
import { findOrphans } from './orphans.ts';
import { personStore } from './people.ts';
import { ratingStore } from './ratings.ts';
import { restoreLines } from './restore.ts';
import { retentionStore } from './retention.ts';
import { sheetStore } from './sheets.ts';
import type { Store } from './store.ts';
import { studyStore } from './studies.ts';
import { tableStore } from './tables.ts';

/** Builds the store on the adapter of either database. */
export const createStore = (database: DatabaseAdapter): Store => ({
  tables: tableStore(database),
  people: personStore(database),
  lessons: lessonStore(database),
  chat: chatStore(database),
  blocks: blockStore(database),
  ratings: ratingStore(database),
  sheets: sheetStore(database),
  studies: studyStore(database),
  notices: noticeStore(database),
  invitations: invitationStore(database),
  limits: limitStore(database),
  heartbeat: heartbeatStore(database),
  operator: operatorStore(database),
  retention: retentionStore(database),
  listen: (listener) => database.listen(listener),
  ping: () => database.ping(),
  unsafeSettings: () => database.unsafeSettings(),
  integrity: async () => [...(await database.integrity()), ...(await findOrphans(database.db))],
  observe: (observer) => database.observer.observe(observer),
  dump: () => dumpLines(database.snapshot()),
  restore: (lines) => restoreLines(database.db, lines),
  close: () => database.close(),
});
