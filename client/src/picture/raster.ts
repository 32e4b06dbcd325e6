import type { Picture } from './svgOf.ts';

/** Pixels per CSS pixel, so that text stays sharp everywhere. */
const DENSITY = 2;

/** Draws an image into a canvas of its size. Rejects if this browser cannot. */
export async function rasterise(
  { svg, width, height }: Picture,
  canvas: HTMLCanvasElement,
  density = DENSITY,
): Promise<void> {
  const image = new Image();
  // Some browsers treat a blob URL as another origin, which would taint the canvas.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas context');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
}

/** An image as PNG. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await rasterise(picture, canvas);
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the canvas was not encoded'))),
      'image/png',
    );
  });
}
