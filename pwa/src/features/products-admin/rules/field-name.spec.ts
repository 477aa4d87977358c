import { expect, it } from 'vitest';
import { fieldNameProblem } from './field-name';

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['Brand', 'taken'],
  [' brand ', 'taken'],
  ['a.b', 'forbidden'],
  ['$where', 'forbidden'],
  ['__proto__', 'forbidden'],
  ['constructor', 'forbidden'],
  ['Colour', undefined],
  ['Net weight (g)', undefined],
])('says of %j: %s', (name, problem) => {
  expect(fieldNameProblem(name, ['Brand'])).toBe(problem);
});
