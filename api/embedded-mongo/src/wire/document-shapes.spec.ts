import { describe, expect, it } from 'vitest';
import { keyOfName } from '../values/documents.js';
import { documentOf } from './document-shapes.js';

const many = Array.from({ length: 30 }, (_, at) => `field ${at}`);
const docOf = (names: readonly string[], values: readonly unknown[] = names) =>
  documentOf(names, values, 0, names.length);

describe('documents with many fields', () => {
  it('have their own values, in order, however often their names come', () => {
    for (let round = 0; round < 4; round++) {
      const values = many.map((name) => `${name} of ${round}`);
      expect(Object.entries(docOf(many, values))).toEqual(many.map((name, at) => [name, values[at]]));
    }
  });

  it('are distinguished by each name, its place, and how many there are', () => {
    const [first = '', second = '', ...rest] = many;
    const alike = [many, [second, first, ...rest], rest, [...many, 'more'], ['FIELD 0', second, ...rest]];
    for (let round = 0; round < 3; round++)
      for (const names of alike) expect(Object.keys(docOf(names))).toEqual(names);
  });

  it('keep names of digits at their places', () => {
    const names = [...many, '7', '3'];
    for (let round = 0; round < 3; round++)
      expect(Object.keys(docOf(names))).toEqual([...many, keyOfName('7'), keyOfName('3')]);
  });

  it('never reach the prototype', () => {
    const names = [...many, '__proto__', 'constructor', 'toString'];
    for (let round = 0; round < 3; round++) {
      const doc = docOf(names);
      expect(Object.getPrototypeOf(doc)).toBe(Object.prototype);
      expect(Object.keys(doc)).toEqual(names);
      expect(Object.getOwnPropertyDescriptor(doc, '__proto__')?.value).toBe('__proto__');
    }
  });

  it('share no value', () => {
    const [one, other] = [docOf(many), docOf(many)];
    one['field 0'] = 'changed';
    expect(other['field 0']).toBe('field 0');
    expect(docOf(many)['field 0']).toBe('field 0');
  });

  it('takes the last of several values of one name, at the place of the first, as before', () => {
    const names = [...many, 'field 3'];
    const values = names.map((_, at) => at);
    for (let round = 0; round < 3; round++) {
      const doc = docOf(names, values);
      expect(Object.keys(doc)).toEqual(many);
      expect(doc['field 3']).toBe(30);
    }
  });

  it('begins and ends where it is asked to', () => {
    const names = ['before', ...many, 'behind'];
    for (let round = 0; round < 3; round++)
      expect(Object.keys(documentOf(names, names, 1, names.length - 1))).toEqual(many);
  });
});
