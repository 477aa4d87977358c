import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import { Types } from 'mongoose';
import type { CardRecord } from '../models/card-record.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';

const CATEGORY = new Types.ObjectId('0123456789abcdef0123456a');
const SUBCATEGORY = new Types.ObjectId('0123456789abcdef0123456b');

/**
 * A product with all that a card can have, and whose fields show how filters read one: what is made of it has changed where the way of
 * making it has.
 */
export const PROBE: CardRecord = {
  _id: new Types.ObjectId('0123456789abcdef01234567'),
  name: 'Crème T-Shirt',
  nameHindi: 'टी-शर्ट',
  unit: '1.5kg',
  categoryIds: [CATEGORY],
  subCategoryIds: [SUBCATEGORY],
  image: ['/images/t-shirt.webp'],
  pictureHash: { of: '/images/t-shirt.webp', hash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
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

/** The names of its categories. */
export function probeNames(): CatalogueNames {
  const names = new CatalogueNames();
  const named = { nameHindi: 'कपड़े', image: '', revision: 1, createdAt: new Date(0), updatedAt: new Date(0) };
  names.take(
    [{ _id: CATEGORY, name: 'Clothes', nameLower: 'clothes', ...named }],
    [{ _id: SUBCATEGORY, name: 'Shirts', nameLower: 'shirts', categoryIds: [CATEGORY], ...named }],
  );
  return names;
}
