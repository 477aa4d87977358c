import { expect, it } from 'vitest';

// Whoever changes how words are read gets another version, and writes it here: devices then build their index again.
it('names the rules by which words are read', async () => {
  const { searchVersion } = await import('./search-version.js');
  expect(searchVersion).toBe('1dsk0ge');
});
