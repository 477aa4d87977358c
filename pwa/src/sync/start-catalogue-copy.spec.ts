import { expect, it } from 'vitest';
import { mayCopyUnasked } from './start-catalogue-copy';

it.each([
  [undefined, true],
  [{}, true],
  [{ type: 'wifi', saveData: false }, true],
  [{ type: 'cellular' }, false],
  [{ type: 'wifi', saveData: true }, false],
])('with a connection of %j the catalogue is copied unasked: %s', (connection, may) => {
  expect(mayCopyUnasked(connection)).toBe(may);
});
