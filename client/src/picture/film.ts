/** Records a video from images that are drawn one after the other. */

/** Candidate formats; the first one the browser supports is used. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** Undefined if this browser cannot record video. */
export function filmType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

export interface Filming {
  readonly type: string;
  readonly frames: number;
  /** How long each image is shown, in milliseconds. */
  readonly stay: number;
  /** Draws a frame into the canvas. */
  draw(index: number, canvas: HTMLCanvasElement): Promise<void>;
  progress(done: number): void;
  readonly signal: AbortSignal;
}

/** Records in real time, as browsers do: recording takes as long as the video lasts. Rejects when it is cancelled. */
export async function film({ type, frames, stay, draw, progress, signal }: Filming): Promise<Blob> {
  const [next, shown] = [document.createElement('canvas'), document.createElement('canvas')];
  await draw(0, next);
  shown.width = next.width;
  shown.height = next.height;
  const context = shown.getContext('2d');
  if (!context) throw new Error('this browser has no canvas context');
  context.drawImage(next, 0, 0);
  const recorder = new MediaRecorder(shown.captureStream(FRAMES_PER_SECOND), {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((done) => {
    recorder.onstop = () => done();
  });
  // A canvas that does not change produces no frames, so it is repainted until the next image is ready.
  const painting = setInterval(
    () => context.drawImage(next, 0, 0, shown.width, shown.height),
    1000 / FRAMES_PER_SECOND,
  );
  recorder.start();
  try {
    for (let index = 1; index <= frames; index++) {
      progress(index);
      await wait(index === frames ? LAST_FRAME_MS : stay, signal);
      if (index < frames) await draw(index, next);
      signal.throwIfAborted();
    }
  } finally {
    clearInterval(painting);
    recorder.stop();
    await ended;
  }
  return new Blob(parts, { type });
}

const FRAMES_PER_SECOND = 10;
const BITS_PER_SECOND = 4_000_000;
/** The last image is shown longer, so that the result can be read. */
const LAST_FRAME_MS = 2500;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const stop = (): void => {
      clearTimeout(timer);
      failed(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
