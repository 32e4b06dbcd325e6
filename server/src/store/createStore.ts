import type { DatabaseAdapter } from './adapter.ts';
import { blockStore } from './blocks.ts';
import { dumpLines } from './dump.ts';
import { heartbeatStore } from './heartbeat.ts';
import { invitationStore } from './invitations.ts';
import { lessonStore } from './lessons.ts';
import { limitStore } from './limits.ts';
import { noticeStore } from './notices.ts';
import { operatorStore } from './operator.ts';
import { orphansIn } from './orphans.ts';
import { personStore } from './people.ts';
import { ratingStore } from './ratings.ts';
import { restoreLines } from './restore.ts';
import { retentionStore } from './retention.ts';
import { sheetStore } from './sheets.ts';
import type { Store } from './store.ts';
import { studyStore } from './studies.ts';
import { tableStore } from './tables.ts';
import { talkStore } from './talk.ts';

/** Builds the store on the adapter of either database. */
export const createStore = (database: DatabaseAdapter): Store => ({
  tables: tableStore(database),
  people: personStore(database),
  lessons: lessonStore(database),
  talk: talkStore(database),
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
  doubts: () => database.doubts(),
  integrity: async () => [...(await database.integrity()), ...(await orphansIn(database.db))],
  watch: (watcher) => database.watched.watch(watcher),
  dump: () => dumpLines(database.snapshot()),
  restore: (lines) => restoreLines(database.db, lines),
  close: () => database.close(),
});
