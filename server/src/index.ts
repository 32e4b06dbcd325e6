export { type App, createApp } from './app.ts';
export { importGame } from './importGame.ts';
export { type Difference, replayAll } from './replay.ts';
export { reportsIn } from './reports.ts';
export { type Brought, type Listening, serve } from './serve.ts';
export { BadSetting, flagOf, readSettings, SETTINGS, type SettingName, type Settings } from './settings.ts';
export { dumpOf, openStore } from './store/open.ts';
export type { Store } from './store/store.ts';
export { type Frozen, frozenIn, type Thawed, thaw } from './thaw.ts';
