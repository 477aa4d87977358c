import type { IndexedProduct } from './product-search.js';
import { TextTable } from './text-table.js';

/** A product as it is written: its fields without their names, and for texts that products share their places in the table. */
type Row = readonly [
  id: string,
  name: string,
  nameHindi: string,
  unit: number,
  subcategories: number,
  categories: number,
  variants: number,
  lowPaise: number,
  highPaise: number,
  soldOut: 0 | 1,
  reviews: number,
  rating: number,
  heads: number,
  thing: string,
  length: number,
  topics: number,
  wholeCategories: number,
  isBundle: 0 | 1,
  audience: number,
];

/** Products as they are written: a third as long as with names of fields, and read as much faster. */
export interface WrittenProducts {
  /** Texts of the rows; lists of words with a space between them. */
  readonly texts: readonly string[];
  readonly rows: readonly Row[];
}

/** Writes products. */
export function writtenProducts(products: readonly IndexedProduct[]): WrittenProducts {
  const table = new TextTable();
  const placeOf = (text: string) => table.placeOf(text);
  const placeOfList = (words: readonly string[]) => table.placeOf(words.join(' '));
  const rows = products.map(
    (product): Row => [
      product._id,
      product.name,
      product.nameHindi,
      placeOf(product.unit),
      placeOf(product.subcategories),
      placeOf(product.categories),
      placeOf(product.variants),
      product.lowPaise,
      product.highPaise,
      product.soldOut ? 1 : 0,
      product.reviews,
      product.rating,
      placeOf(product.heads),
      product.thing,
      product.length,
      placeOfList(product.topics),
      placeOfList(product.wholeCategories),
      product.isBundle ? 1 : 0,
      product.audience,
    ],
  );
  return { texts: table.texts, rows };
}

/** The products that `writtenProducts` has written, one by one. */
export function* readProducts({ texts, rows }: WrittenProducts): Generator<IndexedProduct> {
  const textAt = (place: number) => texts[place] as string;
  const listAt = (place: number) => wordsOf(textAt(place));
  for (const row of rows)
    yield {
      _id: row[0],
      name: row[1],
      nameHindi: row[2],
      unit: textAt(row[3]),
      subcategories: textAt(row[4]),
      categories: textAt(row[5]),
      variants: textAt(row[6]),
      lowPaise: row[7],
      highPaise: row[8],
      soldOut: row[9] === 1,
      reviews: row[10],
      rating: row[11],
      heads: textAt(row[12]),
      thing: row[13],
      length: row[14],
      topics: listAt(row[15]),
      wholeCategories: listAt(row[16]),
      isBundle: row[17] === 1,
      audience: row[18],
    };
}

const wordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
