import { z } from 'zod';
import { answerOf } from './answer.contract.js';
import { MAX_PAGE_TEXT, SHOP_PAGES } from './shop-pages-limits.js';

/** The texts of the shop's pages (docs/product.md#shop-pages); additions of ours. */
export const shopPagesPaths = {
  get: '/api/shop-pages/get',
  save: '/api/shop-pages/admin/save',
} as const;

const ShopPageName = z.enum(SHOP_PAGES);

/** Markdown: lines and tabs, but no other control characters, and none that reverse what stands behind them. */
const Markdown = z
  .string()
  .max(MAX_PAGE_TEXT)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .refine(
    (text) => /^(?:[\n\t]|[^\p{Cc}\u2028-\u202e\u2066-\u2069])*$/u.test(text),
    'has characters that cannot be shown',
  );

/** A page's texts; '' where the shop's own stands. Version 0 until they are saved for the first time. */
export const ShopPage = z
  .object({ page: ShopPageName, version: z.number().int().min(0), en: z.string(), hi: z.string() })
  .meta({ id: 'ShopPage' });
export type ShopPage = z.infer<typeof ShopPage>;

export const ShopPageAnswer = answerOf(ShopPage).meta({ id: 'ShopPageAnswer' });
export type ShopPageAnswer = z.infer<typeof ShopPageAnswer>;

export const ShopPageRequest = z.object({ page: ShopPageName }).meta({ id: 'ShopPageRequest' });
export type ShopPageRequest = z.infer<typeof ShopPageRequest>;

/** The version is that which was edited. */
export const SaveShopPageRequest = z
  .strictObject({ page: ShopPageName, version: z.number().int().min(0), en: Markdown, hi: Markdown })
  .meta({ id: 'SaveShopPageRequest' });
export type SaveShopPageRequest = z.infer<typeof SaveShopPageRequest>;
