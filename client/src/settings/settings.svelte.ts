import { isLocale, type Locale } from '@archivolt/i18n';

/** What a reader has chosen. Applied at once, kept in this browser, the same in all its pages. */
export interface Settings {
  /** A language, or the browser's. */
  locale: Locale | 'auto';
  theme: 'system' | 'light' | 'dark';
  /** 0 is off. */
  volume: number;
  /** Of animations and of bots: 0.5 is slow, 3 is fast. */
  speed: number;
  /** Does a turn go off by itself when nothing is left to decide? */
  autoConfirm: boolean;
  /** Do the chances of winning stand beside the score? */
  chances: boolean;
  /** Of all words: 1 to 2. */
  textSize: number;
  /** What the person at this device is called. */
  name: string;
}

export const SPEEDS = { min: 0.5, max: 3 } as const;
export const TEXT_SIZES = { min: 1, max: 2 } as const;

// `theme.js` reads the same entry before the page is drawn.
const KEY = 'archivolt.settings';

const USUAL: Settings = {
  locale: 'auto',
  theme: 'system',
  volume: 0.5,
  speed: 1,
  autoConfirm: false,
  chances: false,
  textSize: 1,
  name: '',
};

/** Reactive: read it in a component or an effect. Changed only by `change`. */
export const settings: Readonly<Settings> = $state(read(stored()));

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, read({ ...settings, ...wanted }));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still obeys until the page is closed.
  }
}

/** Everything as it was at first, but the language: one might not be able to read oneself back. */
export function restore(): void {
  change({ ...USUAL, locale: settings.locale });
}

/** Takes over what another page of this browser has chosen. */
export function followOtherPages(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, read(stored()));
  });
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Every value that is not what it should be becomes the usual one. */
export function read(value: unknown): Settings {
  const given: Partial<Record<keyof Settings, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  const within = (number: unknown, min: number, max: number, usual: number): number =>
    typeof number === 'number' && number >= min && number <= max ? number : usual;
  return {
    locale: isLocale(given.locale) ? given.locale : 'auto',
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'system',
    volume: within(given.volume, 0, 1, USUAL.volume),
    speed: within(given.speed, SPEEDS.min, SPEEDS.max, USUAL.speed),
    autoConfirm: given.autoConfirm === true,
    chances: given.chances === true,
    textSize: within(given.textSize, TEXT_SIZES.min, TEXT_SIZES.max, USUAL.textSize),
    name: typeof given.name === 'string' ? given.name.slice(0, 40) : '',
  };
}
