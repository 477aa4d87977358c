import { expect, it } from 'vitest';
import { nameInSegment } from './segment-name';

it.each([
  ['Dal-Pulses-3bcca0a5476463ae91854133', 'Dal Pulses'],
  ['T-Shirts-a74253f20827b4e9d189cb19', 'T Shirts'],
  ['3bcca0a5476463ae91854133', '…'],
  [undefined, '…'],
])('reads %s as %s', (segment, name) => {
  expect(nameInSegment(segment)).toBe(name);
});
