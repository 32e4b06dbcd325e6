export { type App, createApp } from './app.ts';
export { listAdmins, setAdmin } from './operator/admins.ts';
export { checkAll } from './operator/check.ts';
export { readReports } from './operator/dumpedReports.ts';
export { importGame } from './operator/importGame.ts';
export { type Difference, replayAll } from './operator/replay.ts';
export {
  type FrozenTable,
  listFrozenTables,
  type UnfreezeResult,
  unfreezeTable,
} from './operator/unfreeze.ts';
export { type RunningServer, type ServeOverrides, serve } from './serve.ts';
export { BadSetting, flagOf, readSettings, SETTINGS, type SettingName, type Settings } from './settings.ts';
export { syncFolder } from './store/folder.ts';
export { dumpOf, openStore } from './store/open.ts';
export { checkDump } from './store/restore.ts';
export type { Store } from './store/store.ts';
