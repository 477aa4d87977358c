import fc from 'fast-check';
import { mergeLines, type WantedLine } from './merge-lines.js';

const shirt = '65f0c0ffee00000000000001';
const large = '65f0c0ffee0000000000000a';
const small = '65f0c0ffee0000000000000b';

describe('merging lines', () => {
  it('puts the same product on two lines together', () => {
    const lines = mergeLines([
      { productId: shirt, quantity: 2 },
      { productId: shirt, quantity: 3 },
    ]);
    expect(lines).toEqual([{ productId: shirt, variantId: undefined, quantity: 5 }]);
  });

  it('keeps variants of a product apart', () => {
    const lines = mergeLines([
      { productId: shirt, variantId: large, quantity: 1 },
      { productId: shirt, variantId: small, quantity: 1 },
      { productId: shirt, quantity: 1 },
    ]);
    expect(lines).toHaveLength(3);
  });

  it('loses no piece and leaves no line twice', () => {
    const line = fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      variantId: fc.constantFrom(undefined, 'v', 'w'),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (items) => {
        const lines = mergeLines(items);
        const pieces = (of: readonly WantedLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(pieces(lines)).toBe(pieces(items));
        expect(new Set(lines.map((one) => `${one.productId}/${one.variantId}`)).size).toBe(lines.length);
      }),
    );
  });
});
