import { expect, it } from 'vitest';
import { isMetered } from './metered';

it.each([
  [undefined, false],
  [{}, false],
  [{ type: 'wifi', saveData: false }, false],
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', saveData: true }, true],
])('takes a connection of %j for metered: %s', (connection, metered) => {
  expect(isMetered(connection)).toBe(metered);
});
