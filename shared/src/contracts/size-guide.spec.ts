import { expect, it } from 'vitest';
import { readSizeGuide } from './size-guide.js';

it('is a table with a line for each row', () => {
  expect(readSizeGuide('Size | Chest\n\n S | 36 in\r\nM|38 in\n')).toEqual({
    head: ['Size', 'Chest'],
    rows: [
      ['S', '36 in'],
      ['M', '38 in'],
    ],
  });
});

it('takes markup as the text it is', () => {
  expect(readSizeGuide('Size|<b>Chest</b>\nS|<img src=x>')?.head[1]).toBe('<b>Chest</b>');
});

it.each([
  ['nothing', ''],
  ['headings alone', 'Size | Chest'],
  ['a single column', 'Size\nS'],
  ['an empty heading', 'Size | \nS | 36'],
  ['a row that is too short', 'Size | Chest\nS'],
  ['a row that is too long', 'Size | Chest\nS | 36 | 38'],
  ['too many columns', `${Array(9).fill('Size').join('|')}\n${Array(9).fill('S').join('|')}`],
  ['too many rows', `Size | Chest\n${'S | 36\n'.repeat(26)}`],
  ['too much text', `Size | Chest\nS | ${'3'.repeat(1200)}`],
])('is not %s', (_what, text) => {
  expect(readSizeGuide(text)).toBeUndefined();
});
