import { expect, it } from 'vitest';
import { openDocument } from './document';

const template = `<html lang="en-IN"><head><!--first-head-->
  <title data-server-head>Shop</title>
  <meta data-server-head name="description" content="words" />
  <script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>`;
const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react'] },
  _react: { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/pages/home/HomePage.tsx': {
    file: 'assets/home.js',
    imports: ['_react', '_card.js'],
    css: ['assets/home.css'],
  },
};
const write = openDocument({ template, manifest, origin: 'https://shop.example' });
const parts = {
  head: '<title data-server-head="">Tea</title>',
  screen: '<a href="/shop">Shop</a><button type="button">Add</button><input name="q">',
  data: '{"n":1}',
  lang: 'hi-IN',
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

it('names the files of the page beyond those of the entry, styles first', () => {
  const links = write(parts).match(/<link[^>]*>/g);
  expect(links).toEqual([
    '<link rel="stylesheet" href="/assets/home.css">',
    '<link rel="stylesheet" href="/assets/card.css">',
    '<link rel="modulepreload" href="/assets/home.js">',
    '<link rel="modulepreload" href="/assets/card.js">',
  ]);
});

it('lets links work at once, and buttons and fields wait for the app', () => {
  const html = write(parts);
  expect(html).toContain('<a href="/shop">');
  expect(html).toContain('<button aria-disabled="true"');
  expect(html).toContain('<input aria-disabled="true" readonly=""');
});

it('carries the data where there is some', () => {
  expect(write(parts)).toContain('<script type="application/json" id="first-data">{"n":1}</script>');
  expect(write({ ...parts, data: undefined })).not.toContain('first-data');
});

it('refuses an index.html without its places', () => {
  expect(() => openDocument({ template: '<html></html>', manifest, origin: 'https://shop.example' })).toThrow(
    'first-head',
  );
});
