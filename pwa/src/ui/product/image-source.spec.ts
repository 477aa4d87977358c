import { expect, it } from 'vitest';
import { imageSource } from './image-source';

it('offers the widths in which the shop keeps its own pictures', () => {
  expect(imageSource('/images/demo/tea-640.webp')).toEqual({
    src: '/images/demo/tea-640.webp',
    srcSet: '/images/demo/tea-320.webp 320w, /images/demo/tea-640.webp 640w, /images/demo/tea-960.webp 960w',
  });
});

it('takes a picture from elsewhere as it is', () => {
  expect(imageSource('https://cdn.example/tea.jpg')).toEqual({ src: 'https://cdn.example/tea.jpg' });
});
