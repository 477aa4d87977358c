/** The words of product cards and their grids (docs/product.md#product-card). */
export const cardTexts = {
  reviews: (count: number) => (count === 0 ? 'No reviews yet' : `${count} reviews`),
  rating: (rating: number) => `${rating.toFixed(1)} out of 5`,
  originalPrice: 'Original price',
  inStock: 'In Stock',
  outOfStock: 'Out of Stock',
  onlyLeft: (count: number) => `Only ${count} left`,
  from: 'from',
  options: (count: number) => `${count} options`,
  per: { kg: (price: string) => `${price}/kg`, litre: (price: string) => `${price}/litre` },
  off: (percent: number) => `${percent}% OFF`,
} as const;

/** The words of rows, category tiles and the catalogue's front page. */
export const rowTexts = {
  seeAll: 'See All',
  seeAllOf: (category: string) => `See All ${category}`,
  previous: 'Scroll left',
  next: 'Scroll right',
  failed: 'Failed to load products.',
  retry: 'Retry',
  shopTitle: 'Shop',
  shopLead: 'Everything we carry, shelf by shelf.',
  shopDescription: (shop: string) =>
    `The whole catalogue of ${shop} by category: groceries, snacks, books, audio, toys, clothing and watches.`,
  jumpTo: 'Jump to a category',
  categoriesFailed: 'Something went wrong!',
  emptyShop: 'We are setting up our shop',
  emptyShopText: 'There is nothing on sale yet. Please come back soon.',
  loading: 'Loading...',
  backToTop: 'Back to top',
} as const;
