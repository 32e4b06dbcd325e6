/** Offers something as a file download. */
export function download(name: string, contents: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
