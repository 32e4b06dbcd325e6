import type { Page } from '@playwright/test';

/** What a sound measures, in fractions of full scale and in seconds. */
export interface Recording {
  /** The pitches that were asked for, so that the same sound is known again. */
  pitches: string;
  peak: number;
  /** From the beginning to the last moment that is louder than a thousandth. */
  lasts: number;
  /** The loudest moment after that, until the end of the recording. */
  after: number;
  /** The first sample: anything but nothing would click. */
  first: number;
  samples: number[];
}

/** Puts a recorder in the place of the loudspeaker: every sound that the page plays is rendered by itself. */
export async function recordSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG = 1;
    // Steps of an eighth of a second fall on whole blocks of samples, so that a sound is rendered the same each time.
    const RATE = 32_768;
    const sounds: { context: OfflineAudioContext; at: number; pitches: number[] }[] = [];
    let clock = 0;
    class Recorder {
      readonly state = 'running';
      /** Whoever asks for the time begins a sound. */
      get currentTime(): number {
        clock += 0.125;
        const context = new OfflineAudioContext(1, Math.ceil((clock + LONG) * RATE), RATE);
        sounds.push({ context, at: clock, pitches: [] });
        return clock;
      }
      get destination() {
        return sounds.at(-1)?.context.destination;
      }
      createGain() {
        return sounds.at(-1)?.context.createGain();
      }
      createOscillator() {
        const sound = sounds.at(-1);
        const tone = sound?.context.createOscillator();
        const set = tone?.frequency.setValueAtTime.bind(tone.frequency);
        if (!sound || !tone || !set) return undefined;
        tone.frequency.setValueAtTime = (pitch, when) => {
          sound.pitches.push(pitch);
          return set(pitch, when);
        };
        return tone;
      }
    }
    Object.assign(window, { AudioContext: Recorder, sounds });
  });
}

/** Everything that has been played since the page was opened. */
export function recordings(page: Page): Promise<Recording[]> {
  return page.evaluate(async () => {
    const { sounds } = window as unknown as {
      sounds: { context: OfflineAudioContext; at: number; pitches: number[] }[];
    };
    const all: Recording[] = [];
    for (const { context, at, pitches } of sounds.splice(0)) {
      const buffer = await context.startRendering();
      const samples = buffer.getChannelData(0).slice(Math.floor(at * buffer.sampleRate));
      const loudest = (part: Float32Array) =>
        part.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const end = samples.findLastIndex((value) => Math.abs(value) > 0.001) + 1;
      all.push({
        pitches: pitches.join(),
        peak: loudest(samples),
        lasts: end / buffer.sampleRate,
        after: loudest(samples.slice(end)),
        first: Math.abs(samples[0] ?? 1),
        // Every eighth will do for comparing.
        samples: [...samples.filter((_, index) => index % 8 === 0)],
      });
    }
    return all;
  });
}

/** How alike two sounds are, whatever their loudness: 1 is the same. */
export function likeness(one: Recording, other: Recording): number {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const [a, b] = [one.samples, other.samples];
  return Math.abs(dot(a, b)) / Math.sqrt(dot(a, a) * dot(b, b));
}
