import { settings } from './settings.svelte.ts';

/** Is it dark? What the reader has chosen, or what the system says at the moment. */
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

/** Puts theme and text size on the page; `theme.js` does the same before the first drawing. */
export function applyLook(): void {
  const { documentElement: html } = document;
  if (settings.theme === 'system') delete html.dataset.theme;
  else html.dataset.theme = settings.theme;
  html.style.setProperty('--text-scale', `${settings.textSize}`);
}
