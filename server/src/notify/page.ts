/** A page with a question and a button, for people who come from a mail and are signed in nowhere. */
export interface PageText {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** Without it there is nothing to be decided. */
  readonly button?: string;
  readonly home: string;
}

export const STYLE_PATH = '/api/page.css';

export const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box; }
main { max-width: 34rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.75rem; }
button { font: inherit; min-height: 44px; padding: 0.5rem 1.25rem; cursor: pointer; }
a { color: inherit; display: inline-block; min-height: 44px; line-height: 44px; }
`;

/** The form goes to the page's own address. Everything in it is text: names are people's. */
export function pageOf({ language, title, text, button, home }: PageText): string {
  const form = button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`;
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Archivolt</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${form}
<p><a href="/">${escaped(home)}</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
