import { expect, it } from 'vitest';
import { KEPT_FORMATS, KEPT_WIDTHS, keptFile, keptPictureAt } from './kept-picture.js';

it('leads from every size to every other', () => {
  for (const width of KEPT_WIDTHS)
    for (const format of KEPT_FORMATS) {
      const address = `/uploads/pictures/${keptFile('a-b_C-320', width, format)}`;
      expect(keptPictureAt(address)).toBe('/uploads/pictures/a-b_C-320');
    }
});

it('knows photos of reviews as well', () => {
  expect(keptPictureAt('/uploads/reviews/x7Kb-640.webp')).toBe('/uploads/reviews/x7Kb');
});

it.each([
  '/images/demo/tea-640.webp',
  '/uploads/avatars/x7Kb.webp',
  '/uploads/pictures/x7Kb-640.png',
  '/uploads/pictures/x7Kb-641.webp',
  '/uploads/pictures/../keys-640.webp',
  'https://cdn.example/uploads/pictures/x7Kb-640.webp',
  '',
])('knows no other sizes of %j', (address) => {
  expect(keptPictureAt(address)).toBeUndefined();
});
