// Applies the chosen theme and text size before the first paint, so that a dark page does not flash white.
let dark = matchMedia('(prefers-color-scheme: dark)').matches;
try {
  /** @type {{ theme?: string, textSize?: number }} */
  const { theme, textSize = 1 } = JSON.parse(localStorage.getItem('archivolt.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    dark = theme === 'dark';
  }
  if (textSize > 1 && textSize <= 2)
    document.documentElement.style.setProperty('--text-scale', `${textSize}`);
} catch {
  // Without storage the system's theme applies.
}
// Preloads the largest picture of the start page before the app requests it. The build inserts the game.
const game = document.currentScript?.dataset.poster;
if (game && location.pathname === '/') {
  const poster = document.createElement('link');
  poster.rel = 'preload';
  poster.as = 'image';
  poster.href = `/posters/${game}-${dark ? 'dark' : 'light'}.svg`;
  document.head.append(poster);
}
