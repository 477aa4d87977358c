import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPause } from '../pace.js';
import { OrderedList } from './ordered-list.js';

const key = fc.integer({ min: 0, max: 400 }).map((n) => n.toString(36).padStart(3, '0'));
const change = fc.record({
  key,
  record: fc.integer({ min: 1, max: 3 }),
  adds: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
});

/** The same as a plain sorted array would answer. */
function expected(pairs: Set<string>, low: string, high: string): string[] {
  return [...pairs].filter((pair) => pair >= low && pair.slice(0, 3) < high).sort();
}

function scanned(list: OrderedList, low: string, high: string, backwards: boolean): string[] {
  const found: string[] = [];
  list.scan(low, high, backwards, { visitPair: (record, at) => found.push(`${at}:${record}`) > 0 });
  return found;
}

describe('OrderedList', () => {
  it('scans and counts like a sorted array, whatever was added and removed', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 600, maxLength: 1500 }), key, key, (changes, a, b) => {
        const list = new OrderedList();
        const pairs = new Set<string>();
        for (const { key, record, adds } of changes) {
          const pair = `${key}:${record}`;
          if (adds === pairs.has(pair)) continue;
          if (adds) list.add(key, record);
          else list.remove(key, record);
          if (adds) pairs.add(pair);
          else pairs.delete(pair);
        }
        const [low, high] = [a, b].sort() as [string, string];
        const wanted = expected(pairs, low, high);
        expect(scanned(list, low, high, false)).toEqual(wanted);
        expect(scanned(list, low, high, true)).toEqual(wanted.toReversed());
        expect(list.count(low, high)).toBe(wanted.length);
        expect(list.size).toBe(pairs.size);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('ignores the removal of what it does not hold', () => {
    const list = new OrderedList();
    list.add('a', 1);
    list.remove('a', 2);
    list.remove('b', 1);
    expect(scanned(list, '', '\uffff', false)).toEqual(['a:1']);
  });

  it('stops when the visitor has enough', () => {
    const list = new OrderedList();
    withoutPause(
      list.fill(
        Array.from({ length: 1000 }, (_, record) => ({ key: String(record).padStart(4, '0'), record })),
      ),
    );
    const found: number[] = [];
    expect(list.scan('', '\uffff', false, { visitPair: (record) => found.push(record) < 3 })).toBe(false);
    expect(found).toEqual([0, 1, 2]);
  });
});
