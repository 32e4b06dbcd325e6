// Runs before the page is drawn: the chosen theme and text size, or a dark room would be lit for a moment.
try {
  const { theme, textSize } = JSON.parse(localStorage.getItem('archivolt.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (textSize > 1 && textSize <= 2) document.documentElement.style.setProperty('--text-scale', textSize);
} catch {
  // Without storage the system decides.
}
