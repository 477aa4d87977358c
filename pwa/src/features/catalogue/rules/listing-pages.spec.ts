import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_PAGE, listingPages } from './listing-pages';

const whole = { total: 30, partial: false, narrowed: false };

describe('the pages of a listing', () => {
  it('are skeletons while nothing is known', () => {
    expect(
      listingPages({ found: undefined, total: undefined, partial: true, narrowed: false, page: 1 }),
    ).toEqual({ shown: 0, waiting: 12, total: undefined, more: false });
  });

  it('show twelve more each time, until all are there', () => {
    expect(listingPages({ ...whole, found: 30, page: 1 })).toMatchObject({ shown: 12, more: true });
    expect(listingPages({ ...whole, found: 30, page: 2 })).toMatchObject({ shown: 24, more: true });
    expect(listingPages({ ...whole, found: 30, page: 3 })).toMatchObject({ shown: 30, more: false });
  });

  it('offer more as soon as the server has said how many there are', () => {
    const first = { found: 12, total: 30, partial: true, narrowed: false };
    expect(listingPages({ ...first, page: 1 })).toEqual({ shown: 12, waiting: 0, total: 30, more: true });
    expect(listingPages({ ...first, page: 3 })).toEqual({ shown: 12, waiting: 18, total: 30, more: false });
  });

  it('wait for the whole of it before they say how many a filter has found', () => {
    const narrowed = { found: 3, total: 30, partial: true, narrowed: true, page: 1 };
    expect(listingPages(narrowed)).toEqual({ shown: 3, waiting: 9, total: undefined, more: false });
  });

  it('never show more than there is, nor offer what is not there', () => {
    fc.assert(
      fc.property(
        fc.record({
          found: fc.nat(500),
          total: fc.nat(500),
          partial: fc.boolean(),
          narrowed: fc.boolean(),
          page: fc.integer({ min: 1, max: 60 }),
        }),
        (state) => {
          const { shown, waiting, total, more } = listingPages(state);
          expect(shown).toBe(Math.min(state.found, state.page * LISTING_PAGE));
          expect(waiting).toBeGreaterThanOrEqual(0);
          expect(shown + waiting).toBeLessThanOrEqual(state.page * LISTING_PAGE);
          if (total !== undefined) expect(more).toBe(shown + waiting < total);
          if (!state.partial) expect(waiting).toBe(0);
        },
      ),
    );
  });
});
