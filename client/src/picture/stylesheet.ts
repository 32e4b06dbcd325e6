/** All styles of this page as one self-contained text, with fonts and images embedded. */

const URL_IN_CSS = /url\((['"]?)([^'")]+)\1\)/g;

let made: Promise<string> | undefined;

/** Computed once: a page's styles only grow, and those an image needs are loaded before it is drawn. */
export function stylesheet(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const parts = await Promise.all(
    [...document.styleSheets].map(async (sheet) => {
      const base = sheet.href ?? location.href;
      const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
      return embed(css, base);
    }),
  );
  return parts.join('\n');
}

/** Embeds the files that a stylesheet refers to. */
async function embed(css: string, base: string): Promise<string> {
  const addresses = new Set([...css.matchAll(URL_IN_CSS)].map(([, , address = '']) => address));
  const data = new Map<string, string>();
  await Promise.all(
    [...addresses].filter(isFile).map(async (address) => {
      data.set(address, await dataUrl(new URL(address, base)));
    }),
  );
  return css.replace(URL_IN_CSS, (whole, _, address: string) => {
    const found = data.get(address);
    return found === undefined ? whole : `url("${found}")`;
  });
}

/** References within the page, and data that is embedded already, stay unchanged. */
const isFile = (address: string): boolean => !address.startsWith('#') && !address.startsWith('data:');

async function dataUrl(address: URL): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
