/** A page with a question and a button, for people who follow a link in an email and may not be signed in. */
export interface PageText {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** Absent if there is nothing to confirm. */
  readonly button?: string;
  readonly home: string;
}

export const STYLE_PATH = '/api/page.css';

/** Our colours: paper and ink by day, lacquer and gold by night. */
export const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 Georgia, 'Times New Roman', serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box;
  background: light-dark(#e9d9b8, #120d0c); color: light-dark(#2a1a15, #f5e9cf); }
main { max-width: 32rem; padding: 1.75rem 2rem 0.75rem; background: light-dark(#fdf7e8, #211814);
  border: 2px solid light-dark(#2a1a15, #a57c35); border-radius: 6px; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 0.75rem; }
button { font: inherit; font-weight: bold; min-height: 48px; padding: 0.5rem 1.5rem; cursor: pointer; border-radius: 6px;
  color: #fff4dd; background: light-dark(#9d2b1b, #b23722); border: 2px solid light-dark(#6f1a12, #741d13); }
:focus-visible { outline: 3px solid light-dark(#7a4d05, #f0c664); outline-offset: 2px; }
a { color: light-dark(#2f5573, #94bdd9); display: inline-block; min-height: 44px; line-height: 44px; }
`;

/** The form posts to the page's own address. All values are escaped, since names come from users. */
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
