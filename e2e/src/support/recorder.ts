import type { Page } from '@playwright/test';

/** Measurements of a sound, in fractions of full scale and in seconds. */
export interface Recording {
  /** The pitches that were played, which identify the sound. */
  pitches: string;
  peak: number;
  /** Time from the beginning to the last sample above a thousandth. */
  duration: number;
  /** The peak after that, until the end of the recording. */
  peakAfterwards: number;
  /** The first sample: anything but zero would click. */
  firstSample: number;
  samples: number[];
}

/** Replaces the audio output by a recorder: every sound of the page is rendered separately. */
export async function recordSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG = 1;
    // Steps of an eighth of a second fall on whole blocks of samples, so that a sound always renders identically.
    const RATE = 32_768;
    const sounds: { context: OfflineAudioContext; at: number; pitches: number[] }[] = [];
    let clock = 0;
    class Recorder {
      readonly state = 'running';
      /** Reading the time starts a sound. */
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

/** All sounds played since the page was opened. */
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
        duration: end / buffer.sampleRate,
        peakAfterwards: loudest(samples.slice(end)),
        firstSample: Math.abs(samples[0] ?? 1),
        // Every eighth sample is enough for comparing.
        samples: [...samples.filter((_, index) => index % 8 === 0)],
      });
    }
    return all;
  });
}

/** Similarity of two sounds regardless of loudness; 1 means identical. */
export function similarity(one: Recording, other: Recording): number {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const [a, b] = [one.samples, other.samples];
  return Math.abs(dot(a, b)) / Math.sqrt(dot(a, a) * dot(b, b));
}
