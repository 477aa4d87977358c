import type { Choosable, Offer } from '@jhola/shared/domain/filters/filterable-product';
import { TextTable } from '@jhola/shared/domain/search/text-table';
import type { Placed } from './placed-product.js';

/** An offer: its price, whether it is in stock, and the places of its pack, or none. */
type OfferRow = readonly [paise: number, inStock: 0 | 1, value?: number, label?: number];

/** A product as it is written: its fields without their names, and for texts that products share their places in the table. */
type Row = readonly [
  id: string,
  name: string,
  listings: number,
  brand: readonly [value: number, label: number] | 0,
  discount: number,
  rating: number,
  reviews: number,
  createdAt: number,
  cardPaise: number,
  offers: readonly OfferRow[],
];

/** Products with their listings as they are written. */
export interface WrittenPlaced {
  /** Texts of the rows; listings by their ids with commas between them. */
  readonly texts: readonly string[];
  readonly rows: readonly Row[];
}

/** Writes products with their listings. */
export function writtenPlaced(all: readonly Placed[]): WrittenPlaced {
  const table = new TextTable();
  const placesOf = ({ value, label }: Choosable) => [table.placeOf(value), table.placeOf(label)] as const;
  const offerRow = ({ paise, inStock, pack }: Offer): OfferRow => [
    paise,
    inStock ? 1 : 0,
    ...(pack ? placesOf(pack) : ([] as const)),
  ];
  const rows = all.map(
    ({ product, listingIds }): Row => [
      product._id,
      product.name,
      table.placeOf(listingIds.join()),
      product.brand ? placesOf(product.brand) : 0,
      product.discount,
      product.rating,
      product.reviews,
      product.createdAt,
      product.cardPaise,
      product.offers.map(offerRow),
    ],
  );
  return { texts: table.texts, rows };
}

/** What `writtenPlaced` has written, one by one. */
export function* readPlaced({ texts, rows }: WrittenPlaced): Generator<Placed> {
  const textAt = (place: number) => texts[place] as string;
  // Written out: objects of a spread have a shape each.
  const offerOf = ([paise, inStock, value, label]: OfferRow): Offer =>
    value === undefined || label === undefined
      ? { paise, inStock: inStock === 1 }
      : { paise, inStock: inStock === 1, pack: { value: textAt(value), label: textAt(label) } };
  for (const [_id, name, listings, row, discount, rating, reviews, createdAt, cardPaise, offerRows] of rows) {
    const brand = row === 0 ? undefined : { value: textAt(row[0]), label: textAt(row[1]) };
    const offers = offerRows.map(offerOf);
    const ids = textAt(listings);
    yield {
      product: brand
        ? { _id, name, brand, discount, rating, reviews, createdAt, cardPaise, offers }
        : { _id, name, discount, rating, reviews, createdAt, cardPaise, offers },
      listingIds: ids === '' ? [] : ids.split(','),
    };
  }
}
