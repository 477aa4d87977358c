import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateDemoCatalogue } from '@jhola/demo-catalogue/generate-demo-catalogue';
import { toRupees } from '@jhola/shared/domain/money/money';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';
import { piecesForSale } from '@jhola/shared/domain/variants/pieces-for-sale';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import { parse } from 'csv-parse/sync';

const unrated = { totalReviews: 0, averageRating: 0 };

/** So many products of the demo catalogue, as they are searched. */
export function demoProducts(count: number): SearchableProduct[] {
  const { products, categories, subcategories } = generateDemoCatalogue({
    count,
    now: new Date('2026-11-01T00:00:00Z'),
  });
  const categoryById = new Map(categories.map((category) => [category._id, category]));
  const subcategoryById = new Map(subcategories.map((subcategory) => [subcategory._id, subcategory]));
  return products.map(({ pricePaise, categoryIds, subCategoryIds, ...product }) => ({
    _id: product._id,
    name: product.name,
    unit: product.unit,
    price: toRupees(pricePaise),
    discount: product.discount,
    category: categoryIds.flatMap((id) => categoryById.get(id) ?? []),
    subCategory: subCategoryIds.flatMap((id) => subcategoryById.get(id) ?? []),
    inStock: piecesForSale(product) > 0,
    ...unrated,
    hasVariants: requiresVariant(product.variants),
    variants: product.variants.map(({ name, pricePaise: own }) => ({
      name,
      price: own === undefined ? undefined : toRupees(own),
    })),
  }));
}

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
      ...unrated,
      hasVariants: false,
    };
  });
}
