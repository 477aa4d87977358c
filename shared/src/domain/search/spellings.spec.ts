import { expect, it } from 'vitest';
import { canonicalSpelling, sameMeaning, spellings, synonyms } from './spellings.js';

const others = Object.values(spellings).flat();

it('names each other spelling once, and never one that others lead to', () => {
  expect(new Set(others).size).toBe(others.length);
  expect(others.filter((word) => word in spellings)).toEqual([]);
});

it('names each word of a meaning once, by the spelling that is indexed', () => {
  const words = synonyms.flat();
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => canonicalSpelling(word) !== word)).toEqual([]);
});

it('knows what means the same by any spelling', () => {
  expect(sameMeaning('chaval')).toEqual(['rice']);
  expect(sameMeaning('kaaju')).toEqual(['cashew', 'cashews']);
  expect(sameMeaning('notebook')).toEqual([]);
});
