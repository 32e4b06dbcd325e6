/** All styles of this page as one self-contained text, with fonts and images embedded. */

const URL_IN_CSS = /url\((['"]?)([^'")]+)\1\)/g;

/** Each is read once. A page loads further ones later, such as those for the board of another game. */
const texts = new WeakMap<CSSStyleSheet, Promise<string>>();

export async function stylesheet(): Promise<string> {
  return (await Promise.all([...document.styleSheets].map(textOf))).join('\n');
}

function textOf(sheet: CSSStyleSheet): Promise<string> {
  const known = texts.get(sheet);
  if (known) return known;
  const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  const text = embed(css, sheet.href ?? location.href);
  texts.set(sheet, text);
  // The next image tries again.
  text.catch(() => texts.delete(sheet));
  return text;
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
