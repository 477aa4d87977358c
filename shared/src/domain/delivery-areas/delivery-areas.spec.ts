import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryArea } from '../../contracts/delivery-areas.contract.js';
import { areaOf, costEverywhere, deliveryOffer, deliveryTo, unreachableArea } from './delivery-areas.js';

const area = (name: string, codes: string[], more: Partial<DeliveryArea> = {}): DeliveryArea => ({
  ...{ name, codes, districts: [], districtCodes: [], promise: { unit: 'minutes', count: 30 } },
  ...more,
});

const centre = area('Centre', ['560001', '560010-560019']);
const city = area('City', ['5600*'], { charge: 40, freeFrom: 499 });
const hills = area('Hills', [], {
  districtCodes: [[643_001, 643_243]],
  charge: 80,
  promise: { unit: 'days', count: 3 },
});
const areas = [centre, city, hills];

describe('the area of a PIN code', () => {
  it.each([
    ['560001', 'Centre'],
    ['560019', 'Centre'],
    ['560020', 'City'],
    ['560002', 'City'],
    ['643001', 'Hills'],
    ['643244', undefined],
    ['561001', undefined],
  ])('%s is %s', (pincode, name) => {
    expect(areaOf(areas, pincode)?.name).toBe(name);
  });

  const code = fc.integer({ min: 100_000, max: 999_999 });
  const range = fc
    .tuple(code, code)
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

  it('is the first that has it, whatever the areas are', () => {
    const lists = fc.array(fc.array(range, { maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(lists, code, (list, asked) => {
        const known = list.map((ranges, at) =>
          area(
            `${at}`,
            ranges.map(([from, to]) => `${from}-${to}`),
          ),
        );
        const first = list.findIndex((ranges) => ranges.some(([from, to]) => from <= asked && asked <= to));
        expect(areaOf(known, `${asked}`)).toBe(known[first]);
        expect(deliveryTo(known, `${asked}`) !== undefined).toBe(list.length === 0 || first >= 0);
      }),
    );
  });

  it('is never one that is called unreachable', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(range, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 }),
        (list) => {
          const known = list.map((ranges, at) => area(`${at}`, [], { districtCodes: ranges }));
          const at = unreachableArea(known);
          const reached = (ranges: readonly (readonly [number, number])[], of: DeliveryArea | undefined) =>
            ranges.some(([from, to]) => {
              for (let asked = from; asked <= to; asked += 997)
                if (areaOf(known, `${asked}`) === of) return true;
              return areaOf(known, `${to}`) === of;
            });
          if (at >= 0) expect(reached(list[at] ?? [], known[at])).toBe(false);
        },
      ),
    );
  });
});

describe('delivery', () => {
  it('of a shop without areas goes everywhere, free', () => {
    expect(deliveryTo([], '781001')).toEqual({ chargePaise: 0 });
    expect([deliveryOffer([]), costEverywhere([])]).toEqual(['usual', { chargePaise: 0 }]);
  });

  it('costs and takes what its area says, in paise', () => {
    expect(deliveryTo(areas, '560099')).toEqual({
      chargePaise: 4000,
      freeFromPaise: 49_900,
      promise: { unit: 'minutes', count: 30 },
    });
    expect(deliveryTo(areas, '643100')).toEqual({ chargePaise: 8000, promise: { unit: 'days', count: 3 } });
    expect(deliveryTo(areas, '110001')).toBeUndefined();
  });

  it('costs the same everywhere, or depends on the PIN code', () => {
    expect(costEverywhere(areas)).toBeUndefined();
    expect(costEverywhere([city, { ...city, name: 'Other' }])).toEqual({
      chargePaise: 4000,
      freeFromPaise: 49_900,
    });
    expect([deliveryOffer(areas), deliveryOffer([city]), deliveryOffer([centre])]).toEqual([
      'varies',
      'varies',
      'free',
    ]);
  });
});

it.each([
  [[centre, city, hills], -1],
  [[city, centre], 1],
  [[area('All', ['*']), hills], 1],
  [[area('Low', ['560000-560049']), area('High', ['560050-560099']), area('Both', ['560040-560060'])], 2],
  [[], -1],
])('an area below those that have all of it is never reached: %#', (list, at) => {
  expect(unreachableArea(list)).toBe(at);
});
