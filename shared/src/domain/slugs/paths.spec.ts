import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idInSegment, listingPath, nameInPath, productPath, segmentOf } from './paths.js';

const _id = '65f0c0ffee00000000000001';

describe('names in paths', () => {
  it('replaces spaces, commas and ampersands with hyphens', () => {
    expect(nameInPath('Potato, Onion & Tomato')).toBe('Potato-Onion-Tomato');
    expect(nameInPath(' T-Shirt -- 50/60 %? ')).toBe('T-Shirt-50-60');
  });

  it('stands for a name without letters too', () => {
    expect(nameInPath(' & ')).toBe('item');
  });

  it('builds the paths of the route table', () => {
    expect(productPath({ _id, name: 'Toor Dal' })).toBe(`/product/Toor-Dal-${_id}`);
    expect(listingPath({ _id, name: 'Atta & Dal' }, { _id, name: 'Dal' })).toBe(
      `/Atta-Dal-${_id}/Dal-${_id}`,
    );
  });

  it('finds the id again, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const segment = segmentOf({ _id, name });
        expect(idInSegment(decodeURIComponent(segment))).toBe(_id);
        expect(segment).not.toMatch(/[/?#\s]/);
      }),
    );
  });

  it('finds no id where there is none', () => {
    expect(idInSegment(undefined)).toBe('');
    expect(idInSegment('toor-dal')).toBe('');
    expect(idInSegment(`toor-dal-a${_id}`)).toBe('');
    expect(idInSegment(`toor-dal-${_id}a`)).toBe('');
  });
});
