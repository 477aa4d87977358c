import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';
import { parse } from 'csv-parse/sync';

/**
 * Real groceries, as an import reads them: the brand stands in front of each name. Their list lies beside the repository where it is to be
 * had, and never enters it.
 * @param folder where the list is
 * @returns `undefined` where it is not
 */
export function groceries(folder: string): SearchableProduct[] | undefined {
  const file = resolve(folder, 'bigbasket_products.csv');
  if (!existsSync(file)) return undefined;
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true, bom: true });
  return rows.map((row, at) => {
    const [brand, name] = [row.Brand?.trim() ?? '', row.Name?.trim() ?? ''];
    return {
      _id: at.toString(16).padStart(24, '0'),
      name: name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`,
      unit: row.Quantity ?? '',
      price: Number(row.DiscountPrice),
      discount: 0,
      category: [{ name: row.Category ?? '' }],
      subCategory: [{ name: row.SubCategory ?? '' }],
      inStock: true,
      totalReviews: 0,
      averageRating: 0,
      hasVariants: false,
    };
  });
}
