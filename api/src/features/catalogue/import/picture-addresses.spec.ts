import { picturesIn } from './picture-addresses.js';

it.each([
  ['', []],
  ['  ', []],
  ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
  [
    'https://a.example/1.jpg, https://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  ['https://a.example/1.jpg,https://a.example/1.jpg', ['https://a.example/1.jpg']],
  [
    'https://a.example/w_9,h_9/1.jpg|http://b.example/2',
    ['https://a.example/w_9,h_9/1.jpg', 'http://b.example/2'],
  ],
  [
    '["http://a.example/1.jpeg", "http://a.example/2.jpeg"]',
    ['http://a.example/1.jpeg', 'http://a.example/2.jpeg'],
  ],
  ['https://a.example/1\nhttps://a.example/2;', ['https://a.example/1', 'https://a.example/2']],
  ['["http://a.example/1","http://a.example/2"]', ['http://a.example/1', 'http://a.example/2']],
  ['http://[::1]/a.jpg', ['http://[::1]/a.jpg']],
  ['tea.jpg', ['tea.jpg']],
])('%j holds %j', (cell, addresses) => {
  expect(picturesIn(cell)).toEqual(addresses);
});

it('reads the first twenty addresses of a cell', () => {
  const addresses = Array.from({ length: 21 }, (_, at) => `https://a.example/${at}.jpg`);
  expect(picturesIn(addresses.join(' '))).toEqual(addresses.slice(0, 20));
});
