import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_SHORT_LIST, ShortLists } from './short-lists.js';

const list = fc.array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), {
  minLength: 1,
  maxLength: LONGEST_SHORT_LIST,
});
const step = fc.record({ name: fc.nat(7), list: fc.option(list, { nil: undefined }) });

it('has each list as it was given last, whatever others come, change and go', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const lists = new ShortLists();
      const handles = new Map<number, number>();
      const expected = new Map<number, readonly number[]>();
      for (const { name, list } of steps) {
        const handle = handles.get(name);
        if (list) {
          handles.set(name, handle === undefined ? lists.add(list) : lists.replace(handle, list));
          expected.set(name, list);
        } else if (handle !== undefined) {
          lists.remove(handle);
          handles.delete(name);
          expected.delete(name);
        }
        for (const [other, its] of expected) {
          expect(lists.at(handles.get(other) as number)).toEqual(its);
          expect(lists.lengthOf(handles.get(other) as number)).toBe(its.length);
        }
      }
    }),
    { seed: 20261129, numRuns: 200 },
  );
});
