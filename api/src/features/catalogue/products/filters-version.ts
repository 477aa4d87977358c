import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import { fingerprint } from '@jhola/shared/domain/search/fingerprint';
import { Types } from 'mongoose';
import type { CardRecord } from '../models/card-record.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { placedOf } from './placed-product.js';
import { writtenPlaced } from './written-placed.js';

/** A product whose fields show how filters read one: a brand, packs, prices and pieces of its own, a rating with decimals. */
const PROBE: CardRecord = {
  _id: new Types.ObjectId('0123456789abcdef01234567'),
  name: 'Crème T-Shirt',
  unit: '1.5kg',
  categoryIds: [],
  subCategoryIds: [],
  image: [],
  productType: 'fixed',
  stock: 3,
  pricePaise: 12_345,
  discount: 7,
  variants: [
    {
      _id: new Types.ObjectId('0123456789abcdef01234568'),
      name: ' Pack  of 2 ',
      pricePaise: 9999,
      hasOwnStock: true,
    },
    { _id: new Types.ObjectId('0123456789abcdef01234569'), name: '500 gm', hasOwnStock: false },
  ],
  variantStock: {},
  ratingCount: 3,
  ratingSum: 10,
  createdAt: new Date(0),
  moreDetails: { [BRAND_FIELD]: ' Amul  Gold' },
};

/** Names the way in which filters read products, and that in which what they read is written. */
export const FILTERS_VERSION = fingerprint(
  JSON.stringify(writtenPlaced([placedOf(PROBE, new CatalogueNames())])),
);
