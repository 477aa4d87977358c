const MAKERS = ['Asha', 'Bharti', 'Chandan', 'Devi', 'Ekta', 'Gauri', 'Himadri', 'Indu', 'Jyoti', 'Kaveri'];
const KINDS = ['organic', 'classic', 'premium', 'everyday', 'roasted', 'natural', 'royal', 'fresh', 'mild'];
const THINGS = [
  ...['basmati rice', 'toor dal', 'green tea', 'honey', 'almonds', 'masala', 'mustard oil', 'biscuits'],
  ...['cotton shirt', 'kurta', 'saree', 'strap', 'charger', 'earbuds', 'notebook', 'soap', 'shampoo'],
];
const UNITS = ['1 piece', '250 g', '500 g', '1 kg', '1 l', 'pack of 3'];
const CATEGORIES = 20;
const SUBCATEGORIES = 8;
const BASE = 36;
/** How many words n names have, as lists of real products have them: 5,952 of 8,208 names (Heaps' law). */
const WORDS = { factor: 3.06, exponent: 0.84 } as const;

/**
 * A list of products as a shop's owner has one, as CSV.
 * @param rows how many products, each with its own SKU
 */
export function productList(rows: number): string {
  const lines = ['Name,SKU,MRP,Selling Price,Unit,Stock,Category,Subcategory,Description'];
  for (let n = 0; n < rows; n++) {
    const of = <T>(list: readonly T[], each = 1): T => list[Math.floor(n / each) % list.length] as T;
    const [maker, kind, thing] = [of(MAKERS), of(KINDS, 3), of(THINGS, 7)];
    const [category, subcategory] = [n % CATEGORIES, Math.floor(n / CATEGORIES) % SUBCATEGORIES];
    const price = 20 + ((n * 37) % 1980);
    lines.push(
      [
        `${maker} ${kind} ${thing} ${wordOf(n)}`,
        `SKU-${n}`,
        ...[price, price - (price % 10)],
        of(UNITS),
        10 + (n % 90),
        ...[`Department ${category}`, `Group ${category}.${subcategory}`],
        `${kind} ${thing} by ${maker} for every home; keep it dry and away from the sun`,
      ].join(','),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** A word of a name that few others have; later names have more and more that were there before. */
const wordOf = (n: number): string =>
  `w${(Math.floor(WORDS.factor * n ** WORDS.exponent) * 7919).toString(BASE)}`;
