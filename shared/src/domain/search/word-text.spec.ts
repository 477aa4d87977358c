import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsWithWord, firstWordOf, hasWord } from './word-text.js';

const word = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'दाल'), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));

it('finds words in a text as in a list of them', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), word, (words, wanted) => {
      const text = words.join(' ');
      expect(hasWord(text, wanted)).toBe(words.includes(wanted));
      expect(beginsWithWord(text, wanted)).toBe(words[0] === wanted);
      expect(firstWordOf(text)).toBe(words[0] ?? '');
    }),
    { seed: 20261126, numRuns: 500 },
  );
});
