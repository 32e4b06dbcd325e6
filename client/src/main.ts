import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte.ts';
import { language, wanted } from './settings/language.svelte.ts';
import { followOtherPages } from './settings/settings.svelte.ts';

async function start(target: Element): Promise<void> {
  await language.load(wanted());
  followOtherPages();
  router.listen();
  mount(App, { target });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

const target = document.getElementById('app');
if (target) void start(target);
