import { expect, it } from 'vitest';
import { searchPath } from './search-path';
import { LONGEST_TERM, searchedTerm } from './searched-term';

it('is what was typed without needless spaces', () => {
  expect(searchedTerm('  toor \t dal ')).toBe('toor dal');
  expect(searchedTerm('   ')).toBe('');
});

it('is no longer than the server reads, and ends with no space', () => {
  expect(searchedTerm('x'.repeat(LONGEST_TERM + 50))).toHaveLength(LONGEST_TERM);
  expect(searchedTerm(`${'x'.repeat(LONGEST_TERM - 1)} y`)).toBe('x'.repeat(LONGEST_TERM - 1));
});

it('stands in the address letter by letter', () => {
  expect(searchPath('dal & "50%" #1')).toBe('/search?q=dal%20%26%20%2250%25%22%20%231');
});
