import { isLocale, type Locale } from '@archivolt/i18n';

/** The reader's settings. Applied immediately, stored in this browser, shared by all its pages. */
export interface Settings {
  /** A language, or the browser's. */
  locale: Locale | 'auto';
  theme: 'system' | 'light' | 'dark';
  /** 0 is off. */
  volume: number;
  /** Speed of animations and bots: 0.5 is slow, 3 is fast. */
  speed: number;
  /** Whether a turn is confirmed automatically when nothing is left to decide. */
  autoConfirm: boolean;
  /** Whether win probabilities are shown beside the score. */
  chances: boolean;
  /** When the coach explains what happens: in the first games against bots, in every game, or never. */
  coach: 'first' | 'always' | 'never';
  /** Text scale, 1 to 2. */
  textSize: number;
  /** The name of the person at this device. */
  name: string;
}

export const SPEEDS = { min: 0.5, max: 3 } as const;
export const TEXT_SIZES = { min: 1, max: 2 } as const;

// `theme.js` reads the same entry before the first paint.
const KEY = 'archivolt.settings';

const DEFAULTS: Settings = {
  locale: 'auto',
  theme: 'system',
  volume: 0.5,
  speed: 1,
  autoConfirm: false,
  chances: false,
  coach: 'first',
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
    // If the browser stores nothing, settings last until the page is closed.
  }
}

/** Restores the defaults, except for the language: the reader might not be able to find the way back. */
export function restore(): void {
  change({ ...DEFAULTS, locale: settings.locale });
}

/** Follows changes made in other pages of this browser. */
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

/** Replaces every invalid value by its default. */
export function read(value: unknown): Settings {
  const given: Partial<Record<keyof Settings, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  const within = (number: unknown, min: number, max: number, usual: number): number =>
    typeof number === 'number' && number >= min && number <= max ? number : usual;
  return {
    locale: isLocale(given.locale) ? given.locale : 'auto',
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'system',
    volume: within(given.volume, 0, 1, DEFAULTS.volume),
    speed: within(given.speed, SPEEDS.min, SPEEDS.max, DEFAULTS.speed),
    autoConfirm: given.autoConfirm === true,
    chances: given.chances === true,
    coach: given.coach === 'always' || given.coach === 'never' ? given.coach : DEFAULTS.coach,
    textSize: within(given.textSize, TEXT_SIZES.min, TEXT_SIZES.max, DEFAULTS.textSize),
    name: typeof given.name === 'string' ? given.name.slice(0, 40) : '',
  };
}
