import { groupPictures, isUnasked, pictureNameOf } from './picture-names.js';

it.each([
  ['TEA.jpg', { whole: 'tea' }],
  ['shop/photos/Tea-1.JPEG', { whole: 'tea-1', numbered: { code: 'tea', number: 1 } }],
  ['..\\..\\TEA_02.png', { whole: 'tea_02', numbered: { code: 'tea', number: 2 } }],
  ['TEA (3).webp', { whole: 'tea (3)', numbered: { code: 'tea', number: 3 } }],
  ['8901234567890.avif', { whole: '8901234567890' }],
  ['चाय-2.jpg', { whole: 'चाय-2', numbered: { code: 'चाय', number: 2 } }],
  ['-2.jpg', { whole: '-2' }],
])('%s names a product', (path, name) => {
  expect(pictureNameOf(path)).toEqual(name);
});

it.each(['TEA.svg', 'TEA', 'TEA.jpg.exe', 'jpg', 'TEA.gif'])('%s is not called like a picture', (path) => {
  expect(pictureNameOf(path)).toBeUndefined();
});

it.each([
  'photos/',
  '__MACOSX/photos/._TEA.jpg',
  'photos/.DS_Store',
  '.hidden.jpg',
  'Thumbs.db',
  'a/desktop.ini',
])('%s was added by a computer', (path) => {
  expect(isUnasked(path)).toBe(true);
});

it('is not added by a computer where an owner has named it', () => {
  expect(isUnasked('photos/TEA.jpg')).toBe(false);
});

const products: Readonly<Record<string, readonly string[]>> = {
  tea: ['t'],
  'tea-2': ['t2'],
  coffee: ['c'],
  both: ['c', 't'],
};
const grouped = (...paths: string[]) => groupPictures(paths, (code) => products[code] ?? []);

it('orders the files of a product by their numbers, the one without a number first', () => {
  const { ofProduct } = grouped('coffee-10.jpg', 'coffee-2.jpg', 'coffee.jpg', 'coffee_3.png');
  expect(ofProduct.get('c')).toEqual([2, 1, 3, 0]);
});

it('takes a whole name for a code before it takes its end for a number', () => {
  expect([...grouped('tea-2.jpg', 'tea-3.jpg').ofProduct]).toEqual([
    ['t2', [0]],
    ['t', [1]],
  ]);
});

it('says why no product gets a file', () => {
  expect(grouped('milk.jpg', 'both.jpg', 'tea.gif').refused).toEqual([
    { index: 0, reason: 'no-product' },
    { index: 1, reason: 'two-products' },
    { index: 2, reason: 'not-a-picture' },
  ]);
});
