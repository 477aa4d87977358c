import { z } from 'zod';
import { answerOf, Id, Moment, PageNumber, pageSize } from './answer.contract.js';
import { StockCount } from './product.contract.js';
import { MAX_PIECES } from './product-limits.js';

/** What admins ask of stock; additions of ours. */
export const stockPaths = {
  list: '/api/stock/admin/list',
  adjust: '/api/stock/admin/adjust',
  history: '/api/stock/admin/history',
} as const;

/** How many pieces count as low where nothing else is asked. */
export const LOW_STOCK = 5;

/** Pieces of one product, or of one of its variants with a stock of its own: initial + adjusted = left + held + sold. */
export const StockLevel = z
  .object({
    productId: Id,
    variantId: Id.optional(),
    name: z.string(),
    variantName: z.string().optional(),
    unit: z.string(),
    image: z.string().optional(),
    /** Can be bought now. */
    left: z.number().int(),
    /** In card orders that are not paid yet. */
    held: z.number().int(),
    /** In orders that are paid or to be paid at the door, and not cancelled. */
    sold: z.number().int(),
  })
  .meta({ id: 'StockLevel' });
export type StockLevel = z.infer<typeof StockLevel>;

/** What a list of stock can be sorted by: what the shop has an index for. */
export const StockSort = z.enum(['name', 'left']);
export type StockSort = z.infer<typeof StockSort>;

/** The lowest stock first, unless it is sorted otherwise. `most`: at most so many left; `held`: only what is held. */
export const StockListRequest = z
  .object({
    search: z.string().trim().max(100).default(''),
    most: StockCount.optional(),
    held: z.boolean().default(false),
    sort: StockSort.default('left'),
    descending: z.boolean().default(false),
    page: PageNumber,
    limit: pageSize(20),
  })
  .meta({ id: 'StockListRequest' });
export type StockListRequest = z.infer<typeof StockListRequest>;
export const StockListAnswer = answerOf(z.array(StockLevel))
  .extend({ totalCount: z.number().int() })
  .meta({ id: 'StockListAnswer' });
export type StockListAnswer = z.infer<typeof StockListAnswer>;

/** Why stock is not what the books say. */
export const StockReason = z.enum(['RECEIVED', 'COUNTED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER']);
export type StockReason = z.infer<typeof StockReason>;

/** `change` pieces come in (or go out); what is left never falls below 0. */
export const AdjustStockRequest = z
  .object({
    productId: Id,
    variantId: Id.optional(),
    change: z
      .number()
      .int()
      .min(-MAX_PIECES)
      .max(MAX_PIECES)
      .refine((change) => change !== 0, 'must not be 0'),
    reason: StockReason,
    text: z.string().trim().max(500).optional(),
  })
  .meta({ id: 'AdjustStockRequest' });
export type AdjustStockRequest = z.infer<typeof AdjustStockRequest>;
export const AdjustStockAnswer = answerOf(StockLevel).meta({ id: 'AdjustStockAnswer' });
export type AdjustStockAnswer = z.infer<typeof AdjustStockAnswer>;

/** One adjustment: who, when, why, and what was left then. */
export const StockAdjustment = z
  .object({
    at: Moment,
    by: z.object({ _id: Id, name: z.string() }),
    variantId: Id.optional(),
    change: z.number().int(),
    left: z.number().int(),
    reason: StockReason,
    text: z.string().optional(),
  })
  .meta({ id: 'StockAdjustment' });
export type StockAdjustment = z.infer<typeof StockAdjustment>;
export const StockHistoryRequest = z.object({ productId: Id }).meta({ id: 'StockHistoryRequest' });
export type StockHistoryRequest = z.infer<typeof StockHistoryRequest>;
/** The newest 100. */
export const StockHistoryAnswer = answerOf(z.array(StockAdjustment)).meta({ id: 'StockHistoryAnswer' });
export type StockHistoryAnswer = z.infer<typeof StockHistoryAnswer>;
