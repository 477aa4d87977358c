/** A page that is not there (docs/product.md#not-found). */
export const notFoundTexts = {
  title: 'Nothing on this shelf',
  text: 'There is no page at this address. Try searching for what you were looking for.',
  search: 'Search the shop',
  placeholder: 'Search for atta dal and more',
  find: 'Search',
  goHome: 'Go To Home',
  shop: 'See all categories',
} as const;
