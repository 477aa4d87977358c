import { isOwnOrigin } from './origins.js';

const shop = 'https://shop.example';

describe('the origin of a socket', () => {
  it.each([
    ['the public address', 'https://shop.example', 'inside:3000', true],
    ['the host it came from', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['no browser at all', undefined, '127.0.0.1:3000', true],
    ['another site', 'https://evil.example', '127.0.0.1:3000', false],
    ['another port', 'http://127.0.0.1:4000', '127.0.0.1:3000', false],
    ['a longer name', 'https://shop.example.evil.example', 'inside:3000', false],
    ['a page without an origin', 'null', 'inside:3000', false],
  ])('is judged: %s', (_, origin, host, own) => {
    expect(isOwnOrigin(origin, host, shop)).toBe(own);
  });
});
