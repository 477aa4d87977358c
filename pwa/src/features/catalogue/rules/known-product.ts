import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { ProductExtras } from '#data/db/rows.ts';

/** What a product's page can show: cards elsewhere contain the summary, its own call the rest. */
export type KnownProduct = ProductSummary & Partial<ProductExtras>;
