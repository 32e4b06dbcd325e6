import { settings } from './settings.svelte.ts';

/** Whether the theme is dark: the reader's choice, or the system's current setting. */
class Theme {
  readonly #system = matchMedia('(prefers-color-scheme: dark)');
  #systemIsDark = $state(false);

  constructor() {
    this.#systemIsDark = this.#system.matches;
    this.#system.addEventListener('change', ({ matches }) => {
      this.#systemIsDark = matches;
    });
  }

  get dark(): boolean {
    return settings.theme === 'system' ? this.#systemIsDark : settings.theme === 'dark';
  }
}

export const theme = new Theme();

/** Applies theme and text size to the page; `theme.js` does the same before the first paint. */
export function applyLook(): void {
  const { documentElement: html } = document;
  if (settings.theme === 'system') delete html.dataset.theme;
  else html.dataset.theme = settings.theme;
  html.style.setProperty('--text-scale', `${settings.textSize}`);
}
