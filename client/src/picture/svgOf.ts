import { symbol } from '@archivolt/table/icons/sprite.ts';
import { stylesheet } from './stylesheet.ts';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** An element as one self-contained SVG file, with its styles, fonts and images embedded. */
export async function svgOf(element: HTMLElement): Promise<Picture> {
  const [css, symbols] = await Promise.all([stylesheet(), sprite()]);
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const defs = [...document.querySelectorAll('svg > defs')].map(({ innerHTML }) => innerHTML).join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" style="${rootStyle()}">`,
    `<style>${escaped(css)}</style>`,
    `<defs>${symbols}${xml(defs)}</defs>`,
    `<foreignObject width="${wide}" height="${high}">${new XMLSerializer().serializeToString(copy)}</foreignObject>`,
    '</svg>',
  ].join('\n');
  // The symbols of the sprite are embedded now.
  return { svg: svg.replaceAll(`href="${symbol('')}`, 'href="#'), width: wide, height: high };
}

/** The inherited properties of the page's root: the theme and the font size. */
function rootStyle(): string {
  const { fontSize } = getComputedStyle(document.documentElement);
  return `font-size:${fontSize};color-scheme:${isDark() ? 'dark' : 'light'}`;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Converts the page's HTML markup to XML. */
function xml(markup: string): string {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.innerHTML = markup;
  return [...holder.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
}

const escaped = (css: string): string => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

let fetched: Promise<string> | undefined;

/** The symbols of the page's icons. */
function sprite(): Promise<string> {
  fetched ??= fetch(symbol('').slice(0, -1))
    .then((answer) => answer.text())
    .then((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return [...documentElement.children]
        .map((child) => new XMLSerializer().serializeToString(child))
        .join('');
    });
  // The next image tries again.
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}
