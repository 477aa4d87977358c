import { type Placed, SharedParts } from './placed-product.js';
import { readPlaced, writtenPlaced } from './written-placed.js';

const known = { discount: 5, rating: 4.5, reviews: 2, createdAt: 1_790_000_000_123, cardPaise: 9500 };
const all: readonly Placed[] = [
  {
    product: {
      ...{ _id: 'a', name: 'kurta, लाल', brand: { value: 'fabindia', label: 'FabIndia' }, ...known },
      offers: [
        { paise: 9500, inStock: true, pack: { value: 'xl', label: 'XL' } },
        { paise: 9900, inStock: false, pack: { value: 'fabindia', label: 'xl' } },
      ],
    },
    listingIds: ['one', 'two'],
  },
  { product: { _id: 'b', name: 'dal', ...known, offers: [{ paise: 1, inStock: false }] }, listingIds: [] },
  { product: { _id: 'c', name: '', ...known, offers: [] }, listingIds: ['two'] },
];

describe('products of filters, written', () => {
  it('are read as they were, and share what they shared', () => {
    const piece = JSON.parse(JSON.stringify(writtenPlaced(all)));
    expect([...readPlaced(piece)]).toStrictEqual(all);
    const parts = new SharedParts();
    expect([...readPlaced(piece)].map((placed) => parts.placed(placed))).toStrictEqual(all);
    expect(writtenPlaced(all).texts.filter((text) => text === 'fabindia')).toHaveLength(1);
  });
});
