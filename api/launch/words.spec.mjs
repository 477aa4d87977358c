import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

// The words of the field (CONTRIBUTING.md): home-made words that were replaced do not come back. Not looked at: what a visitor
// reads, and names that are stored or sent, which stay as they are.
const folders = [
  'shared/src',
  'api/src',
  'api/e2e',
  'api/demo-catalogue/src',
  'api/embedded-mongo/src',
  'api/test-doubles/src',
  'api/launch',
  'pwa/src',
  'pwa/build',
  'pwa/bench',
  'pwa/e2e',
];
const left =
  /(^|\/)(texts|[\w-]+-texts)(\.hi)?\.ts$|\/texts\/|error-codes\.ts$|devanagari\.ts$|words\.spec\.mjs$/;
const files = folders.flatMap((folder) =>
  fs
    .readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !left.test(file)),
);

/** Parts of names, as camel case, snake case and kebab case divide them. */
const nameParts =
  /^(shelf|shelves|shelved|settling|settlings|told|heard|tells|telling|happenings?|couriers?|doorkeeper|admission|goods|fewest|bury|unbury|ledger|dice|spoken|speaks|speaking|wished)$/;
/** Whole names. */
const names =
  /^(atOnce|AT_ONCE|inTurn|oneAtATime|inWords|onTop|alsoMadeOf|hearsEveryChange|PushWorld|FirstHtml\w*|firstHtml\w*|MOST_\w+|TakesOver|KeepsFewPages|TellsNavigation)$/;
/** In comments and the titles of tests. */
const phrases =
  /\bshel(f|ves)\b|\bheard\b|\btold\b|\bat once\b|\b(in turn|one at a time)\b|\bgoods\b(?! and services tax)|\bhappenings?\b|\bcourier|\bdoorkeeper|\bfewest\b|\bspoken\b|\bfirst HTML\b/i;
/** Stored or sent, so they stay: rows and settings of a browser, fields of the API, payments and imports. */
const stored = new Set(['shelves', 'heardOrders', 'wished']);

const comments = (/** @type {string} */ text) => text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
const titles = (/** @type {string} */ text) =>
  [...text.matchAll(/\b(?:describe|it|test)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  );
const namesIn = (/** @type {string} */ text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '')
    .match(/[A-Za-z_$][\w$]*/g) ?? [];
const partsOf = (/** @type {string} */ name) =>
  name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());

describe('the words of the code', () => {
  it('are those of the field, in names', () => {
    const found = files.flatMap((file) =>
      [...new Set(namesIn(fs.readFileSync(inRoot(file), 'utf8')))]
        .filter(
          (name) =>
            !stored.has(name) && (names.test(name) || partsOf(name).some((part) => nameParts.test(part))),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are those of the field, in comments and titles of tests', () => {
    const found = files.flatMap((file) => {
      const text = fs.readFileSync(inRoot(file), 'utf8');
      return [...comments(text), ...titles(text)]
        .filter((it) => phrases.test(it))
        .map((it) => `${file}: ${it.trim().slice(0, 120)}`);
    });
    expect(found).toEqual([]);
  });
});
