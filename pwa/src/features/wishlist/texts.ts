/** The words of the wishlist (docs/product.md#wishlist). */
export const wishlistTexts = {
  title: 'My Wishlist',
  empty: 'Your wishlist is empty.',
  emptyHint: 'Tap a heart to keep something for later.',
  loading: 'Loading...',
  shopNow: 'Shop Now',
  add: (name: string) => `Add ${name} to the wishlist`,
  remove: (name: string) => `Remove ${name} from the wishlist`,
  removed: 'Removed from wishlist',
  failed: 'Something went wrong!',
  retry: 'Retry',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  outOfStock: 'Out of Stock',
} as const;
