import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import fc from 'fast-check';
import { PackedTexts } from './packed-texts.service.js';

const ids = Array.from({ length: 8 }, (_, at) => (at * 2 ** 40 + 5).toString(16).padStart(24, '0'));
const names = ['Toor Dal', 'Chana Dal', 'Assam Tea', 'चाय', 'Café Blend Tea', 'Tea Mug'];

const aProduct = (id: number, name: number, price: number) => ({
  ...{ _id: ids[id] as string, name: names[name] as string, unit: '500 g', price },
  ...{ discount: 0, inStock: true, totalReviews: 0, averageRating: 0, hasVariants: false },
  category: [{ name: name < 2 ? 'Staples' : 'Drinks' }],
  subCategory: [{ name: name < 2 ? 'Dals' : 'Teas' }],
});

const steps = fc.array(
  fc.record({ id: fc.nat(7), name: fc.nat(5), price: fc.nat(900), gone: fc.boolean(), drafts: fc.boolean() }),
  { maxLength: 30 },
);

describe('indexes whose texts are packed in one place', () => {
  it('find what those with plain texts find, whatever comes and goes in either', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const texts = new PackedTexts();
        const packed = [new ProductIndex(texts.forIndex()), new ProductIndex(texts.forIndex())] as const;
        const plain = [new ProductIndex(), new ProductIndex()] as const;
        for (const { id, name, price, gone, drafts } of changes) {
          const at = drafts ? 1 : 0;
          if (gone) expect(packed[at].remove(ids[id] as string)).toBe(plain[at].remove(ids[id] as string));
          else
            expect(packed[at].put(aProduct(id, name, price))).toBe(plain[at].put(aProduct(id, name, price)));
          for (const text of ['tea', 'dal', 'cafe', 'chai', 'under 300'])
            expect(packed[at].find(text)).toEqual(plain[at].find(text));
        }
        packed[0].leave();
        expect([...packed[1].ids()].sort()).toEqual([...plain[1].ids()].sort());
        for (const text of ['tea', 'dal']) expect(packed[1].find(text)).toEqual(plain[1].find(text));
      }),
      { seed: 20261127, numRuns: 60 },
    );
  });
});
