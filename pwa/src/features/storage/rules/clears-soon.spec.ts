import { expect, it } from 'vitest';
import { clearsSoon } from './clears-soon';

it.each([
  ['Safari on an iPhone', { standalone: false }, true],
  ['the same from the home screen', { standalone: true }, false],
  ['any other browser', {}, false],
])('%s', (_, browser, clears) => {
  expect(clearsSoon(browser)).toBe(clears);
});
