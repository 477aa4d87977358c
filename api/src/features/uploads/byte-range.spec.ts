import { byteRange } from './byte-range.js';

it.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
])('finds the part: %s', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b'])(
  'is the whole file: %s',
  (header) => {
    expect(byteRange(header, 100)).toBe('whole');
  },
);

it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('lies outside: %s', (header) => {
  expect(byteRange(header, 100)).toBe('none');
});
