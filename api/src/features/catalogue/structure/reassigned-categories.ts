/** The categories and subcategories of a product, by id. */
export interface ProductCategoryIds {
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
}

/** The new subcategory of products. */
export interface SubcategoryMove {
  readonly to: string;
  /** The categories of the new subcategory: its products are in one of them. */
  readonly categories: readonly string[];
  /** The categories in which the old subcategory remains: products of these stay in it. */
  readonly staysIn: readonly string[];
}

/** Where products move from a part of the catalogue that is about to be deleted. */
export interface ReassignmentTarget {
  readonly category?: { readonly from: string; readonly to: string };
  /** By the id of the old subcategory. */
  readonly subcategories: ReadonlyMap<string, SubcategoryMove>;
}

/** The categories of a product after a move. Everything it leaves is replaced. */
export function reassignedCategories(
  { categories, subcategories }: ProductCategoryIds,
  move: ReassignmentTarget,
): ProductCategoryIds {
  const from = move.category?.from;
  const inFrom = from !== undefined && categories.includes(from);
  const newCategories = new Set(
    categories.map((id) => (move.category && id === from ? move.category.to : id)),
  );
  const newSubcategories = new Set<string>();
  const standsIn = (ids: readonly string[]) => ids.some((id) => newCategories.has(id));

  for (const id of subcategories) {
    const way = move.subcategories.get(id);
    const leaves = way && (way.staysIn.length === 0 || inFrom);
    if (!leaves || standsIn(way.staysIn)) newSubcategories.add(id);
    if (!leaves) continue;
    newSubcategories.add(way.to);
    const [category] = way.categories;
    if (category && !standsIn(way.categories)) newCategories.add(category);
  }
  return { categories: [...newCategories], subcategories: [...newSubcategories] };
}
