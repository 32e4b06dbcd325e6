import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { film, filmType } from './film.ts';

/** As much of a browser as a film needs; it records what is drawn. */
class Recorder {
  static isTypeSupported = (type: string): boolean => type === 'video/webm';
  static stopped = 0;
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop: () => void = () => {};
  start(): void {}
  stop(): void {
    Recorder.stopped++;
    this.ondataavailable({ data: new Blob(['film']) });
    queueMicrotask(this.onstop);
  }
}
class Canvas {
  width = 1;
  height = 1;
  getContext = () => ({ drawImage: () => {} });
  captureStream = () => ({});
}

beforeEach(() => {
  vi.useFakeTimers();
  Recorder.stopped = 0;
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('HTMLCanvasElement', { prototype: { captureStream: () => {} } });
  vi.stubGlobal('document', { createElement: () => new Canvas() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const filmOptions = (signal: AbortSignal, drawn: number[], seen: number[]) => ({
  type: 'video/webm',
  frames: 3,
  stay: 700,
  signal,
  draw: async (index: number) => void drawn.push(index),
  progress: (done: number) => void seen.push(done),
});

test('a film draws every frame once, in order, and reports progress', async () => {
  const [drawn, seen]: [number[], number[]] = [[], []];
  const made = film(filmOptions(new AbortController().signal, drawn, seen));
  await vi.runAllTimersAsync();
  expect((await made).size).toBe(4);
  expect([drawn, seen]).toEqual([
    [0, 1, 2],
    [1, 2, 3],
  ]);
});

test('a cancelled film stops recording and draws no more frames', async () => {
  const [drawn, cancelling]: [number[], AbortController] = [[], new AbortController()];
  const made = film(filmOptions(cancelling.signal, drawn, []));
  const refused = expect(made).rejects.toThrow('abort');
  await vi.advanceTimersByTimeAsync(800);
  cancelling.abort();
  await refused;
  expect(drawn).toEqual([0, 1]);
  expect(Recorder.stopped).toBe(1);
});

test('a film uses the first type that the browser supports, or none if it cannot record', () => {
  expect(filmType()).toBe('video/webm');
  vi.stubGlobal('MediaRecorder', undefined);
  expect(filmType()).toBeUndefined();
});
