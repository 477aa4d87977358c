import address from './devanagari.css?url';

/** Has the page drawn with the shop's own Devanagari letters; documents that came in Hindi are so already. */
export function linkDevanagari(): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
