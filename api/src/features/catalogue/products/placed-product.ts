import { BRAND_FIELD } from '@jhola/shared/domain/filters/brand';
import {
  type Choosable,
  type FilterableProduct,
  filterableProduct,
  type Offer,
} from '@jhola/shared/domain/filters/filterable-product';
import { fingerprint } from '@jhola/shared/domain/search/fingerprint';
import { Types } from 'mongoose';
import type { CardRecord } from '../models/card-record.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { summaryOf } from './product-answer.js';

/** A product as filters read it, and where it is listed. */
export interface Placed {
  readonly product: FilterableProduct;
  /** Its categories and subcategories. */
  readonly listingIds: readonly string[];
}

/** A product with its listings. */
export function placedOf(record: CardRecord, names: CatalogueNames): Placed {
  const listingIds = [...record.categoryIds, ...record.subCategoryIds].map((id) => id.toHexString());
  return { product: filterableProduct(summaryOf(record, names)), listingIds };
}

/** Parts that many products have alike are in memory once: of a hundred thousand products that is a third. */
export class SharedParts {
  private readonly parts = new Map<string, unknown>();

  /** The same product, of shared parts. */
  placed({ product, listingIds }: Placed): Placed {
    const { _id, name, brand, discount, rating, reviews, createdAt, cardPaise } = product;
    const offers = product.offers.map((offer) => this.offer(offer));
    // Written out: this is done for each product of a large shop, and a rest and a spread are slow.
    const known = { _id, name, discount, rating, reviews, createdAt, cardPaise, offers };
    return {
      product: brand ? { ...known, brand: this.choosable(brand) } : known,
      listingIds: this.part(listingIds.join(), listingIds),
    };
  }

  private offer({ paise, inStock, pack }: Offer): Offer {
    return pack ? { paise, inStock, pack: this.choosable(pack) } : { paise, inStock };
  }

  private choosable(choice: Choosable): Choosable {
    return this.part(`${choice.value}\n${choice.label}`, choice);
  }

  private part<Part>(key: string, part: Part): Part {
    const known = this.parts.get(key);
    if (known !== undefined) return known as Part;
    if (this.parts.size >= MAX_PARTS) this.parts.clear();
    this.parts.set(key, part);
    return part;
  }
}

/** How many shared parts are remembered. */
const MAX_PARTS = 20_000;

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

/** Names the way in which filters read products. */
export const FILTERS_VERSION = fingerprint(JSON.stringify(placedOf(PROBE, new CatalogueNames())));
