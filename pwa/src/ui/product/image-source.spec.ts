import { expect, it } from 'vitest';
import { allSizes, cardSize, imageSource } from './image-source';

it('offers the widths in which the demo catalogue is drawn', () => {
  expect(imageSource('/images/demo/tea-640.webp')).toEqual({
    src: '/images/demo/tea-640.webp',
    srcSet: '/images/demo/tea-320.webp 320w, /images/demo/tea-640.webp 640w, /images/demo/tea-960.webp 960w',
  });
});

it('offers the widths and formats in which the shop keeps what was uploaded', () => {
  const { src, srcSet, avif } = imageSource('/uploads/pictures/x7Kb-640.webp');
  expect(src).toBe('/uploads/pictures/x7Kb-640.webp');
  expect(srcSet?.split(', ')).toEqual([
    '/uploads/pictures/x7Kb-160.webp 160w',
    '/uploads/pictures/x7Kb-320.webp 320w',
    '/uploads/pictures/x7Kb-640.webp 640w',
    '/uploads/pictures/x7Kb-1280.webp 1280w',
  ]);
  expect(avif?.split(', ').at(-1)).toBe('/uploads/pictures/x7Kb-1280.avif 1280w');
});

it('takes a picture from elsewhere as it is', () => {
  expect(imageSource('https://cdn.example/tea.jpg')).toEqual({ src: 'https://cdn.example/tea.jpg' });
});

it('knows all sizes of a picture, and that of cards', () => {
  expect(allSizes('/images/demo/tea-640.webp')).toEqual([
    '/images/demo/tea-320.webp',
    '/images/demo/tea-640.webp',
    '/images/demo/tea-960.webp',
  ]);
  expect(allSizes('/uploads/pictures/x7Kb-640.avif')).toHaveLength(8);
  expect(allSizes('/banners/one.webp')).toEqual(['/banners/one.webp']);
  expect(cardSize('/uploads/pictures/x7Kb-640.webp')).toBe('/uploads/pictures/x7Kb-320.webp');
  expect(cardSize('/illustrations/placeholder.svg')).toBe('/illustrations/placeholder.svg');
});
