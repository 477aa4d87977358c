import { sameText } from './same-text.js';

it.each([
  ['a-long-secret', 'a-long-secret', true],
  ['a-long-secret', 'a-long-secreT', false],
  ['a-long-secret', 'a-long-secret-', false],
  ['', 'a-long-secret', false],
])('whether %j is %j: %j', (one, other, same) => {
  expect(sameText(one, other)).toBe(same);
});
