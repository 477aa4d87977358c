import { ColumnMap } from './column-map.js';

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
  // Some paths hold nothing but the product's own name.
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

/** The maps that come with the shop, by name. */
export const readyMaps: Readonly<Record<string, ColumnMap>> = { bigbasket, flipkart };

/** The ready map whose columns this header has, all of them. */
export function mapForHeader(header: readonly string[]): ColumnMap | undefined {
  const present = new Set(header);
  return Object.values(readyMaps).find((map) =>
    Object.values(map.columns).every((column) => present.has(column)),
  );
}
