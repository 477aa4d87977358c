import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_RECENT,
  recentSearchesFor,
  recentSearchesIn,
  withoutSearch,
  withSearch,
} from './recent-searches';

describe('recent searches', () => {
  it('begin with the newest, each once, whatever its capitals and spaces', () => {
    expect(withSearch(['dal', 'Toor Dal'], '  toor   dal ')).toEqual(['toor dal', 'dal']);
  });

  it('are the last eight', () => {
    const terms = Array.from({ length: 12 }, (_, number) => `term ${number}`);
    expect(terms.reduce<readonly string[]>(withSearch, [])).toEqual(terms.slice(-8).reverse());
  });

  it('take no notice of nothing', () => {
    expect(withSearch(['dal'], '   ')).toEqual(['dal']);
  });

  it('can be taken away', () => {
    expect(withoutSearch(['dal', 'Rice'], 'rice')).toEqual(['dal']);
  });

  it('stay few and different, whatever is searched', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 30 }), (typed) => {
        const recent = typed.reduce<readonly string[]>(withSearch, []);
        expect(recent.length).toBeLessThanOrEqual(MAX_RECENT);
        expect(new Set(recent.map((term) => term.toLowerCase())).size).toBe(recent.length);
        expect(recentSearchesIn(recent)).toEqual(recent);
      }),
    );
  });

  it.each([undefined, 7, 'dal', {}])('are none in %j', (value) => {
    expect(recentSearchesIn(value)).toEqual([]);
  });

  it('are offered when one of their words begins with what was typed, but not when it is all of them', () => {
    const recent = ['Bluetooth earbuds', 'ear rings', 'pearl', 'ear'];
    expect(recentSearchesFor(recent, 'EAR')).toEqual(['Bluetooth earbuds', 'ear rings']);
    expect(recentSearchesFor(recent, ' ')).toEqual([]);
  });
});
