import { z } from 'zod';
import { answerOf, Id, Refusal, RupeesIn } from './answer.contract.js';
import { CategoryIdIn } from './category.contract.js';
import { DiscountPercent } from './product.contract.js';
import { MAX_PIECES } from './product-limits.js';
import { StockReason } from './stock.contract.js';

/** What admins do to a selection of products; additions of ours. */
export const bulkEditPaths = {
  preview: '/api/product/admin/bulk-preview',
  apply: '/api/product/admin/bulk-edit',
} as const;

/** How many products one call changes: all of them in one transaction, which keeps orders waiting only so long. */
export const MAX_BULK_PRODUCTS = 100;

/** Another price for all, or so many percent more (or less), whole paise; the latter also for variants with their own. */
export const PriceChange = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), price: RupeesIn }),
    z.object({ kind: z.literal('percent'), percent: z.number().min(-99).max(1000) }),
  ])
  .meta({ id: 'PriceChange' });
export type PriceChange = z.infer<typeof PriceChange>;

/** So many pieces for all, or so many more (or less). A product's own pieces: variants counted apart stay. */
export const StockChange = z
  .object({
    kind: z.enum(['set', 'add']),
    pieces: z.number().int().min(-MAX_PIECES).max(MAX_PIECES),
    reason: StockReason,
    text: z.string().trim().max(500).optional(),
  })
  .refine(({ kind, pieces }) => kind === 'add' || pieces >= 0, 'cannot be below 0')
  .meta({ id: 'StockChange' });
export type StockChange = z.infer<typeof StockChange>;

const partsOf = (change: object): unknown[] => Object.values(change).filter((part) => part !== undefined);

/** What becomes another in every product of the selection; what is left out stays. */
export const BulkChange = z
  .object({
    price: PriceChange.optional(),
    discount: DiscountPercent.optional(),
    stock: StockChange.optional(),
    /** These instead of all categories a product has. */
    category: z.array(CategoryIdIn).min(1).max(20).optional(),
    subCategory: z.array(CategoryIdIn).min(1).max(20).optional(),
    published: z.boolean().optional(),
    /** They are deleted; nothing else can be changed then. */
    deleted: z.literal(true).optional(),
  })
  .refine((change) => partsOf(change).length > 0, 'changes nothing')
  .refine((change) => !change.deleted || partsOf(change).length === 1, 'changes what it deletes')
  .meta({ id: 'BulkChange' });
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkEditRequest = z
  .object({ productIds: z.array(Id).min(1).max(MAX_BULK_PRODUCTS), change: BulkChange })
  .meta({ id: 'BulkEditRequest' });
export type BulkEditRequest = z.infer<typeof BulkEditRequest>;

/** What a bulk edit may change of a product; the categories by name. */
export const BulkState = z
  .object({
    price: z.number(),
    discount: z.number(),
    stock: z.number().int(),
    category: z.array(z.string()),
    subCategory: z.array(z.string()),
    published: z.boolean(),
  })
  .meta({ id: 'BulkState' });
export type BulkState = z.infer<typeof BulkState>;

/** One product of the selection: as it was and as it is now (or would be), that it is deleted, or why it stays as it was. */
export const BulkResult = z
  .object({
    productId: Id,
    /** Absent when there is no such product. */
    name: z.string().optional(),
    before: BulkState.optional(),
    after: BulkState.optional(),
    deleted: z.literal(true).optional(),
    refusal: Refusal.optional(),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.infer<typeof BulkResult>;

/** In the order of the request, each product once. */
export const BulkEditAnswer = answerOf(z.array(BulkResult)).meta({ id: 'BulkEditAnswer' });
export type BulkEditAnswer = z.infer<typeof BulkEditAnswer>;
