import './tokens.css';
import './fonts/fonts.css';
import './base.css';
import { setRegionOf } from '@archivolt/i18n';
import { provideDebugPanel } from '@archivolt/table/debugging.ts';
import { lazy } from '@archivolt/table/lazy.ts';
import { language, wanted } from '@archivolt/table/settings/language.svelte.ts';
import { followOtherPages } from '@archivolt/table/settings/settings.svelte.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte.ts';
import { loadWholeShell } from './shell.ts';

async function start(target: Element): Promise<void> {
  language.provide(loadWholeShell);
  setRegionOf(navigator.language);
  // The built app does not contain the debug panel.
  if (import.meta.env.DEV) provideDebugPanel((await import('./debug/show.ts')).showPanel);
  // The start page comes with its texts; a visitor who opens a table needs it later or never.
  const home = () => (router.route.page === 'home' ? import('./pages/Home.svelte') : undefined);
  // Until they are loaded there is nothing to show, not even a message.
  if (!(await lazy(() => Promise.all([language.load(wanted()), home()])))) return;
  followOtherPages();
  router.listen();
  mount(App, { target });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser may refuse, because it stores nothing or does not trust the certificate. Then the app needs a network.
    });
}

const target = document.getElementById('app');
if (target) void start(target);
