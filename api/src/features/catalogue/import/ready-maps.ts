import { ColumnMap } from './column-map.js';
import { OWN_FILE } from './own-file.js';

const bigbasket = ColumnMap.parse({
  source: 'bigbasket',
  columns: {
    key: 'Absolute_Url',
    name: 'Name',
    brand: 'Brand',
    price: 'price(INR)',
    listedPrice: 'DiscountPrice',
    unit: 'Quantity',
    category: 'Category',
    subcategory: 'SubCategory',
  },
});

const flipkart = ColumnMap.parse({
  source: 'flipkart',
  columns: {
    key: 'uniq_id',
    name: 'product_name',
    price: 'retail_price',
    listedPrice: 'discounted_price',
    categoryPath: 'product_category_tree',
    description: 'description',
    specifications: 'product_specifications',
  },
  // Some paths contain nothing but the product's own name.
  placeByWord: [
    { words: ['kurta', 'dress', 'stole'], category: 'Clothing', subcategory: "Women's Clothing" },
    { words: ['shoes', 'lace up'], category: 'Footwear', subcategory: "Men's Footwear" },
    { words: ['clutch'], category: 'Bags, Wallets & Belts', subcategory: 'Bags' },
    {
      words: ['sensor', 'controller', 'mixer', 'lcd'],
      category: 'Electronics',
      subcategory: 'Devices & Parts',
    },
    { words: ['plant', 'paper weight'], category: 'Home Decor & Festive Needs', subcategory: 'Showpiece' },
  ],
});

/** The shop's own export. Its stock is as old as the file, and is read only on request. */
const shop = ColumnMap.parse({
  source: OWN_FILE,
  columns: {
    key: 'Product id',
    name: 'Name',
    price: 'Price (INR)',
    discount: 'Discount (%)',
    unit: 'Unit',
    category: 'Category',
    subcategory: 'Sub category',
    description: 'Description',
  },
});

/** The maps that come with the shop, by name. */
export const readyMaps: Readonly<Record<string, ColumnMap>> = { bigbasket, flipkart, shop };

/** The ready map whose columns this header has, all of them. */
export function mapForHeader(header: readonly string[]): ColumnMap | undefined {
  const present = new Set(header);
  return Object.values(readyMaps).find((map) =>
    Object.values(map.columns).every((column) => present.has(column)),
  );
}

/** The name of a ready map. */
export const nameOfMap = (map: ColumnMap): string | undefined =>
  Object.keys(readyMaps).find((name) => readyMaps[name] === map);
