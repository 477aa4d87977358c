import { describe, expect, it } from 'vitest';
import { hindi } from './hindi';

/** Every file of English texts, so that no screen can be forgotten. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../i18n/app-texts.ts',
    '../{connection,pictures,data/outbox}/texts.ts',
    '../{features,pages}/**/{texts,*-texts}.ts',
    '../features/*/texts/*.ts',
    '!**/*.hi.ts',
  ],
  { eager: true },
);

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null;

const allTexts = Object.values(files).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, texts]) => (isTexts(texts) ? [{ name, texts }] : [])),
);

/** The words in a text, however deep they lie; those of a function with every placeholder filled by a number. */
function words(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') return [[path, String(texts(...Array(texts.length).fill(7)))]];
  if (!isTexts(texts)) return [];
  return Object.entries(texts).flatMap(([key, value]) => words(value, `${path}.${key}`));
}

/** An example of an e-mail is the same in every language. */
const EMAIL = /\S+@\S+/g;
const isForeign = (text: string) =>
  /\p{Script=Latin}/u.test(text.replace(EMAIL, '')) && !/\p{Script=Devanagari}/u.test(text);

it('finds the texts of the screens', () => {
  expect(allTexts.length).toBeGreaterThan(10);
});

describe.each(allTexts)('$name', ({ texts }) => {
  const inHindi = hindi.get(texts);

  it('is known in Hindi', () => {
    expect(inHindi).toBeDefined();
  });

  it('has Hindi words wherever the English has words', () => {
    expect(words(inHindi).filter(([, text]) => isForeign(text))).toEqual([]);
  });
});
