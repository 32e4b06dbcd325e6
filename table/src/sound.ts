import { settings } from './settings/settings.svelte.ts';

/** The sounds of a table, synthesised here: short, quiet, never two of a kind at the same time. */
export type Sound =
  | 'roll'
  | 'knock'
  | 'coin'
  | 'string'
  | 'turn'
  | 'thud'
  | 'lowBell'
  | 'middleBell'
  | 'highBell'
  | 'twoBells';

/** About −18 dB at full volume. */
const MAX_GAIN = 0.125;
/** The same sound again within this time (seconds) would only be noise. */
const MIN_REPEAT_SECONDS = 0.05;

interface Note {
  /** Seconds after the call. */
  at: number;
  hertz: number;
  lasts: number;
  wave: OscillatorType;
  /** Compared with the other notes of the sound. */
  loud: number;
  /** Where the pitch ends: a knock falls. */
  to?: number;
}

const knock = (at: number, hertz: number): Note => ({
  at,
  hertz,
  to: hertz * 0.55,
  lasts: 0.07,
  wave: 'triangle',
  loud: 1,
});
/** A small bell: the tone, and the uneven overtone that makes it metal. */
const bell = (at: number, hertz: number, lasts = 0.38): Note[] => [
  { at, hertz, lasts, wave: 'sine', loud: 0.8 },
  { at, hertz: hertz * 2.76, lasts: lasts / 2, wave: 'sine', loud: 0.25 },
];
const pluck = (hertz: number, lasts: number): Note[] => [
  { at: 0, hertz, lasts, wave: 'triangle', loud: 0.9 },
  { at: 0, hertz: hertz * 2, lasts: lasts / 2, wave: 'triangle', loud: 0.3 },
];

const G = 784;
const B = 988;
const D = 1175;

const SOUNDS: Record<Sound, Note[]> = {
  roll: [knock(0, 420), knock(0.09, 360)],
  knock: [knock(0, 260)],
  coin: [{ at: 0, hertz: 1900, lasts: 0.12, wave: 'sine', loud: 0.5 }, ...bell(0.02, 2500, 0.16)],
  string: pluck(147, 0.38),
  turn: [...bell(0, G, 0.3), ...bell(0.14, D, 0.26)],
  thud: [{ at: 0, hertz: 110, to: 98, lasts: 0.22, wave: 'triangle', loud: 1 }],
  lowBell: bell(0, G),
  middleBell: bell(0, B),
  highBell: bell(0, D),
  twoBells: [...bell(0, D), ...bell(0.1, D * 2, 0.3)],
};

let context: AudioContext | undefined;
const last = new Map<Sound, number>();

/** Plays a sound, unless sound is off or the user has not interacted yet. In a hidden tab only the turn signal plays. */
export function play(sound: Sound): void {
  if (settings.volume === 0 || typeof AudioContext === 'undefined') return;
  if (document.hidden && sound !== 'turn') return;
  // Not every browser reports it; one that does would only log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < MIN_REPEAT_SECONDS) return;
  last.set(sound, now);
  const out = context.createGain();
  out.gain.value = settings.volume * MAX_GAIN;
  out.connect(context.destination);
  for (const note of SOUNDS[sound]) strike(context, note, now, out);
}

/** Inaudible; an exponential ramp cannot reach zero. */
const SILENT_GAIN = 0.0008;

function strike(context: AudioContext, note: Note, now: number, out: AudioNode): void {
  const start = now + note.at;
  const end = start + note.lasts;
  const tone = context.createOscillator();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.hertz, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  const gain = context.createGain();
  // A step in loudness would click, so it rises within four milliseconds and dies away.
  gain.gain.setValueAtTime(SILENT_GAIN, start);
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(SILENT_GAIN, end);
  tone.connect(gain).connect(out);
  tone.start(start);
  tone.stop(end);
}
