import { POSTER } from '@archivolt/table/posters/frame.ts';

/** A game's poster: the drawing and its definitions. */
interface Drawing {
  poster(): string;
  defs?(): string;
}

const DRAWINGS = import.meta.glob<Drawing>('../../../games/*/board/poster.ts', { eager: true });

const STYLE = '.value{font:700 13px Georgia,serif}.small{font:700 9.5px Georgia,serif;fill:var(--line)}';

const whole = ({ poster, defs }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER.width} ${POSTER.height}"><style>${STYLE}</style><defs>${defs?.() ?? ''}</defs>${poster()}</svg>`;

/** The posters as SVG with token names for colours; `build/posters.ts` writes them as files, one per theme. */
export const posters = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DRAWINGS).map(([path, drawing]) => [path.split('/').at(-3) ?? '', whole(drawing)]),
  );
