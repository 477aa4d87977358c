/** @typedef {{ name: string, url: string }} Page */

const searched = 'atta';

/**
 * The pages that are measured: home, a listing, a product and a search. Listing and product are those of what the search
 * finds first.
 * @param {string} shop its address, without a slash at the end
 * @returns {Promise<Page[]>}
 */
export async function pagesToMeasure(shop) {
  // compiled by the time this runs
  const [{ listingPath, productPath }, { productPaths }, { SearchAnswer }] = await Promise.all([
    import('@jhola/shared/domain/slugs/paths'),
    import('@jhola/shared/contracts/product.contract'),
    import('@jhola/shared/contracts/product-lists.contract'),
  ]);
  const answer = await fetch(shop + productPaths.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ search: searched, page: 1 }),
  });
  if (!answer.ok) throw new Error(`${shop} cannot be searched (${answer.status}).`);
  const [product] = SearchAnswer.parse(await answer.json()).data;
  const [category] = product?.category ?? [];
  const [subcategory] = product?.subCategory ?? [];
  if (!product || !category || !subcategory)
    throw new Error(`${shop} has no product in a category to measure.`);
  return [
    { name: 'home', url: `${shop}/` },
    { name: 'listing', url: shop + listingPath(category, subcategory) },
    { name: 'product', url: shop + productPath(product) },
    { name: 'search', url: `${shop}/search?q=${searched}` },
  ];
}
