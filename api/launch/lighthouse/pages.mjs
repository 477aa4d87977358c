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
  const { listingPath, productPath } = await import('@jhola/shared/domain/slugs/paths');
  const answer = await fetch(`${shop}/api/product/search-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ search: searched, page: 1 }),
  });
  const { data } = /** @type {{ data?: any[] }} */ (await answer.json());
  const product = data?.[0];
  if (!answer.ok || !product) throw new Error(`${shop} has no product to measure (${answer.status}).`);
  return [
    { name: 'home', url: `${shop}/` },
    { name: 'listing', url: shop + listingPath(product.category[0], product.subCategory[0]) },
    { name: 'product', url: shop + productPath(product) },
    { name: 'search', url: `${shop}/search?q=${searched}` },
  ];
}
