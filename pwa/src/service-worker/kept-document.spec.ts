import { expect, it } from 'vitest';
import { keptDocument, languageOf } from './kept-document';

const page = `<html lang="hi-IN"><head><script type="module" src="/assets/shop-1.js"></script>
  <link rel="modulepreload" href="/assets/home-1.js"></head><body>
  <script type="application/json" id="first-data">{"n":1}</script></body></html>`;
const isHere = (address: string) => /^\/assets\/(shop|home)-1\.js$/.test(address);

it('marks a document as one of an earlier visit, and leaves the rest of it', () => {
  const kept = keptDocument(page, isHere);
  expect(kept).toContain('id="first-data" data-kept>{"n":1}</script>');
  const whole = '<link rel="expect" href="#first-data" blocking="render">';
  expect(kept).toContain(`${whole}</head>`);
  expect(kept?.replace(' data-kept', '').replace(whole, '')).toBe(page);
});

it.each([
  ['a document of another version', page.replace('home-1', 'home-2')],
  ['one that brings nothing along', page.replace('id="first-data"', 'id="other"')],
  ['one without code', '<html lang="en-IN"><script id="first-data">{}</script></html>'],
])('does not keep %s', (_what, html) => {
  expect(keptDocument(html, isHere)).toBeUndefined();
});

it('reads the language', () => {
  expect([languageOf(page), languageOf('<html>')]).toEqual(['hi-IN', '']);
});
