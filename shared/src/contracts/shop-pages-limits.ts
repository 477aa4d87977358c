/** The pages whose text the owner may write; apart from the contract, for pages without zod. */
export const SHOP_PAGES = ['about', 'faqs', 'privacy-policy', 'return-policy'] as const;
export type ShopPageName = (typeof SHOP_PAGES)[number];

/** The longest text of a page in one language, in characters. */
export const MAX_PAGE_TEXT = 20_000;
