import fc from 'fast-check';
import { Types } from 'mongoose';
import { type Candidate, type Identity, matchOf } from './match-product.js';
import { identityOf } from './product-identity-upkeep.service.js';

const columns = { name: 'Item', price: 'MRP', unit: 'Pack' };
const aRow = (given: Partial<Identity> = {}): Identity => ({
  name: 'Toor Dal',
  unit: '1 kg',
  codes: {},
  columns,
  ...given,
});
const aProduct = (stored: Partial<Candidate> = {}): Candidate => ({
  _id: new Types.ObjectId(),
  name: 'Toor Dal',
  unit: '1 kg',
  ...stored,
});
/** A product as an older version stored it: imports knew it by file and key, or by file, name and unit. */
const anOlder = (stored: Partial<Candidate>): Candidate => {
  const product = aProduct(stored);
  return { ...product, ...identityOf(product) };
};

describe('the product that a row means', () => {
  it.each([
    ['its name and unit', aRow(), aProduct()],
    [
      'its name and unit, however they are spaced and cased',
      aRow({ name: 'TOOR  dal ', unit: '1 KG' }),
      aProduct(),
    ],
    [
      'its name alone where the file has no units',
      aRow({ unit: 'pack', columns: { name: 'Item', price: 'MRP' } }),
      aProduct(),
    ],
    ['its key, whatever it is called now', aRow({ key: '7' }), aProduct({ name: 'Arhar', listKey: '7' })],
    ['its name and unit, while it has no key', aRow({ key: '7' }), aProduct()],
    [
      'the key of an older import, from a file of whatever name',
      aRow({ key: '7' }),
      anOlder({ name: 'Arhar', importKey: 'march:7' }),
    ],
    ['name and unit of an older import', aRow(), anOlder({ importKey: 'march:toor dal 1 kg' })],
    [
      'name and unit of an older import, now that the list has keys',
      aRow({ key: '7' }),
      anOlder({ importKey: 'march:toor dal 1 kg' }),
    ],
    [
      'the key of its type of list',
      aRow({ key: '7', source: 'mine' }),
      anOlder({ name: 'Arhar', importKey: 'mine:7' }),
    ],
    [
      'its SKU, however it is cased',
      aRow({ codes: { sku: 'tur-1' } }),
      aProduct({ name: 'Arhar', skuKey: 'tur-1' }),
    ],
    [
      'its SKU, which an older import kept as its key',
      aRow({ codes: { sku: 'TUR-1' } }),
      aProduct({ name: 'Arhar', listKey: 'TUR-1' }),
    ],
    [
      'its barcode, with zeros in front or not',
      aRow({ codes: { barcode: '036000291452' } }),
      aProduct({ name: 'Arhar', barcodeKey: '00036000291452' }),
    ],
    ['its name and unit, while it has no SKU', aRow({ codes: { sku: 'TUR-1' } }), aProduct()],
    [
      'its name and unit where the row has no SKU',
      aRow({ codes: { sku: '' } }),
      aProduct({ skuKey: 'tur-1' }),
    ],
  ])('is the one of %s', (_, row, product) => {
    expect(matchOf(row, [product])).toEqual({ ok: true, known: product });
  });

  it('is the one whose id is the key, before any of its name', () => {
    const product = aProduct({ name: 'Arhar' });
    expect(matchOf(aRow({ key: product._id.toHexString() }), [aProduct(), product])).toEqual({
      ok: true,
      known: product,
    });
  });

  it.each([
    ['another unit', aRow(), aProduct({ unit: '500 g' })],
    ['another key', aRow({ key: '8' }), aProduct({ listKey: '7' })],
    ['another SKU', aRow({ codes: { sku: 'TUR-2' } }), aProduct({ skuKey: 'tur-1' })],
    [
      'another barcode',
      aRow({ codes: { barcode: '036000291452' } }),
      aProduct({ barcodeKey: '08901030865275' }),
    ],
    [
      'the same key in another type of list',
      aRow({ key: '7', source: 'mine' }),
      aProduct({ listKey: '7', importKey: 'bigbasket:7' }),
    ],
  ])('is new beside one of %s', (_, row, product) => {
    expect(matchOf(row, [product])).toEqual({ ok: true, known: undefined });
  });

  it('is refused where its key is of one product and its SKU of another', () => {
    const named = aProduct({ listKey: '7' });
    const other = aProduct({ name: 'Bolts', skuKey: 'tur-1' });
    expect(matchOf(aRow({ key: '7', codes: { sku: 'TUR-1' } }), [named, other])).toEqual({
      ok: false,
      reason: 'its SKU "TUR-1" is that of another product, "Bolts"',
    });
  });

  it('is refused where several have its name and unit, or its key, and distinguished by name and key together', () => {
    expect(matchOf(aRow(), [aProduct({ listKey: '1' }), aProduct({ listKey: '2' })])).toEqual({
      ok: false,
      reason:
        '2 products of the shop are called "Toor Dal", 1 kg: give the file a column that tells them apart, such as Product id',
    });
    const march = anOlder({ importKey: 'march:7' });
    const bolts = anOlder({ name: 'Bolts', importKey: 'hardware:7' });
    expect(matchOf(aRow({ key: '7' }), [march, bolts])).toEqual({ ok: true, known: march });
    expect(matchOf(aRow({ key: '7', name: 'Nuts' }), [march, bolts])).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^2 products of the shop have the key "7":/),
    });
  });
});

describe('a list that comes again', () => {
  const rows = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Dal', 'Salt', 'Tea', 'Rice'),
      unit: fc.constantFrom('1 kg', '500 g'),
    }),
    { selector: ({ name, unit }) => `${name} ${unit}`, minLength: 1, maxLength: 8 },
  );
  const identified = fc.constantFrom('key', 'sku', 'id', 'nothing');

  it('means the same products, in any order, however they are identified and whatever they are called since', () => {
    fc.assert(
      fc.property(rows, identified, fc.boolean(), fc.nat(), (list, by, renamed, turn) => {
        const shop = list.map(({ name, unit }, at) =>
          aProduct({
            ...{ name, unit },
            ...(by === 'key' && { listKey: String(at) }),
            ...(by === 'sku' && { skuKey: `s-${at}` }),
          }),
        );
        const shuffled = [...shop.slice(turn % shop.length), ...shop.slice(0, turn % shop.length)];
        for (const [at, { name, unit }] of list.entries()) {
          const known = shop[at];
          const row = aRow({
            ...{ name: renamed && by !== 'nothing' ? `New ${name}` : name.toUpperCase(), unit },
            ...(by === 'key' && { key: String(at) }),
            ...(by === 'id' && { key: known?._id.toHexString() }),
            ...(by === 'sku' && { codes: { sku: `S-${at}` } }),
          } as Partial<Identity>);
          expect(matchOf(row, shuffled)).toEqual({ ok: true, known });
        }
      }),
    );
  });
});
