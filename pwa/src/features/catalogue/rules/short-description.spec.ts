import { expect, it } from 'vitest';
import { shortDescription } from './short-description';

it('leaves what fits as it is, in one line', () => {
  expect(shortDescription('Unpolished.\n\nFrom  Latur.')).toBe('Unpolished. From Latur.');
});

it('cuts a long one at a word, at 160 characters at most', () => {
  const short = shortDescription('Stone-ground wheat flour. '.repeat(20));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(Stone-ground|wheat|flour\.)…$/);
});
