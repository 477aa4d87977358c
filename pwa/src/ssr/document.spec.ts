import { expect, it } from 'vitest';
import { openDocument } from './document';

const template = `<html lang="en-IN"><head><!--first-head-->
  <title data-server-head>Shop</title>
  <meta data-server-head name="description" content="words" />
  <link rel="icon" href="/logo.svg" type="image/svg+xml" sizes="any" />
  <link rel="apple-touch-icon" href="/icons/apple-touch-icon-180x180.png" />
  <link rel="stylesheet" crossorigin href="/assets/style.css">
  <link rel="stylesheet" crossorigin href="/assets/later.css" data-later-styles>
  <script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>`;
const manifest = {
  'src/record-actions.ts': { file: 'assets/record-actions.js' },
  '_main.js': { file: 'assets/main.js' },
  '_card.js': { file: 'assets/card.js' },
  'src/pages/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_main.js', '_card.js'] },
};
const write = openDocument({ template, manifest });
const parts = {
  head: '<title data-server-head="">Tea</title>',
  screen: '<a href="/shop">Shop</a><button type="button">Add</button><input name="q"><input role="combobox">',
  data: '{"n":1}',
  lang: 'hi-IN',
  colours: undefined,
  logo: '',
  source: 'home/HomePage',
  also: [],
};

it('has one head: the page’s own, in its language', () => {
  const html = write(parts);
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html).toContain('>Tea</title>');
  expect(html).not.toContain('name="description"');
  expect(html).toContain('<html lang="hi-IN"');
});

it('has the icons of the shop’s logo in the place of those it was built with', () => {
  expect(write(parts)).toContain('href="/logo.svg"');
  const html = write({ ...parts, logo: '/uploads/logo/a-large.png' });
  expect(html.match(/<link rel="[^"]*icon"[^>]*>/g)).toEqual([
    '<link rel="icon" href="/uploads/logo/a-favicon.png">',
    '<link rel="apple-touch-icon" href="/uploads/logo/a-apple.png">',
  ]);
});

it('names the code of the page beyond that of index.html', () => {
  expect(write(parts).match(/<link rel="later" href[^>]*>/g)).toEqual([
    '<link rel="later" href="/assets/home.js">',
    '<link rel="later" href="/assets/card.js">',
  ]);
});

it('waits for the styles of other pages only on these', () => {
  const styles = '<link rel="stylesheet" crossorigin href="/assets/style.css">';
  for (const [source, rel] of [
    ['home/HomePage', 'later'],
    ['about/AboutPage', 'stylesheet'],
  ] as const) {
    const html = write({ ...parts, source });
    expect(html).toContain(styles);
    expect(html).toContain(`<link rel="${rel}" crossorigin href="/assets/later.css" data-later-styles>`);
  }
});

it('runs first what keeps taps, and lets the search be typed into; other fields wait for the app', () => {
  const html = write(parts);
  expect(html.indexOf('src="/assets/record-actions.js"')).toBeLessThan(html.indexOf('src="/assets/main.js"'));
  expect(html).toContain('<a href="/shop">');
  expect(html).toContain('<button type="button">');
  expect(html).toContain('<input aria-disabled="true" readonly="" name="q">');
  expect(html).toContain('<input role="combobox">');
});

it('carries the data', () => {
  expect(write(parts)).toContain('<script type="application/json" id="first-data">{"n":1}</script>');
});

it('refuses an index.html without its placeholders', () => {
  expect(() => openDocument({ template: '<html></html>', manifest })).toThrow('first-head');
});
