import { expect, it } from 'vitest';
import { formatSize } from './format-size';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_250, '1.3 kB'],
  [404_000, '404 kB'],
  [4_240_000, '4.2 MB'],
  [64_700_000_000, '65 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatSize(bytes, 'en')).toBe(words);
});
