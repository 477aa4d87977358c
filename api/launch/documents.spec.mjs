import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const folders = [
  'docs',
  'shared/src',
  'api/demo-catalogue/src',
  'api/embedded-mongo/src',
  'api/src',
  'api/e2e',
  'api/test-doubles/src',
  'api/launch',
  'pwa/src',
  'pwa/e2e',
];
const files = folders.flatMap((folder) =>
  fs
    .readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file)),
);
const read = (/** @type {string} */ file) => fs.readFileSync(inRoot(file), 'utf8');
const product = read('docs/product.md');
const anchors = new Set([...product.matchAll(/<a id="([a-z0-9-]+)">/g)].map(([, anchor]) => anchor));

describe('the documents', () => {
  it('have each anchor of the product once', () => {
    expect(product.match(/<a id=/g)).toHaveLength(anchors.size);
  });

  it('have every anchor of the product that code and documents point to', () => {
    const missing = files.flatMap((file) => {
      const pointers = file === 'docs/product.md' ? /\(()#([\w-]+)\)/g : /(product\.md)#([\w-]+)/g;
      return [...read(file).matchAll(pointers)]
        .filter(([, , anchor = '']) => !anchors.has(anchor))
        .map(([pointer]) => `${file}: ${pointer}`);
    });
    expect(missing).toEqual([]);
  });

  it('link only to files that exist', () => {
    const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...files].filter((file) =>
      file.endsWith('.md'),
    );
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, link = '']) => ({ file, link })),
    );
    const broken = links.filter(
      ({ file, link }) => !fs.existsSync(inRoot(path.posix.join(path.posix.dirname(file), link))),
    );
    expect(broken).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('name only tests that exist', () => {
    const named = [...read('docs/testing.md').matchAll(/`([\w./-]+\.(?:spec\.tsx?|e2e-spec\.ts|e2e\.ts))`/g)];
    const missing = named.filter(
      ([, name]) => !['', 'api/e2e/', 'pwa/e2e/'].some((folder) => files.includes(`${folder}${name}`)),
    );
    expect(missing.map(([, name]) => name)).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });
});
