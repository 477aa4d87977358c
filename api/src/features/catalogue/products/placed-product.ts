import {
  type Choosable,
  type FilterableProduct,
  filterableProduct,
  type Offer,
} from '@jhola/shared/domain/filters/filterable-product';
import type { CardRecord } from '../models/card-record.js';
import type { CatalogueNames } from '../structure/catalogue-names.service.js';
import { sharedSummaryOf } from './product-answer.js';

/** A product as filters read it, and where it is listed. */
export interface Placed {
  readonly product: FilterableProduct;
  /** Its categories and subcategories. */
  readonly listingIds: readonly string[];
}

/** A product with its listings. */
export function placedOf(record: CardRecord, names: CatalogueNames): Placed {
  const listingIds = [...record.categoryIds, ...record.subCategoryIds].map((id) => id.toHexString());
  return { product: filterableProduct(sharedSummaryOf(record, names)), listingIds };
}

/** Parts that many products have alike are in memory once: of a hundred thousand products that is a third. */
export class SharedParts {
  private readonly parts = new Map<string, unknown>();

  /** The same product, of shared parts. */
  placed({ product, listingIds }: Placed): Placed {
    const { _id, name, discount, rating, reviews, createdAt, cardPaise } = product;
    const brand = product.brand && this.choosable(product.brand);
    const offers = product.offers.map((offer) => this.offer(offer));
    // Written out: products of a spread have a shape each, a third as large again as the product, and are slow to make.
    return {
      product: brand
        ? { _id, name, brand, discount, rating, reviews, createdAt, cardPaise, offers }
        : { _id, name, discount, rating, reviews, createdAt, cardPaise, offers },
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
