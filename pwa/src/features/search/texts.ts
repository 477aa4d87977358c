/** The words of the search page, as the specification quotes them. */
export const searchTexts = {
  pageTitle: 'Search',
  title: (term: string) => `Search Results for "${term}"`,
  count: (count: number) => `Search Results: ${count}`,
  none: 'No Data found',
  noneHint: 'Check the spelling, or try a more general word.',
  results: 'Search results',
  startTitle: 'What are you looking for?',
  startHint: 'Type above, or try one of these.',
  ideas: ['Books', 'Airbuds', 'T-shirt', 'Saddi', 'Watch', 'Cloth', 'Bluetooth', 'Premium Watches', 'chips'],
  failed: 'Failed to load products.',
  retry: 'Retry',
} as const;
