import { z } from 'zod';
import { answerOf } from './answer.contract.js';

/** Products to try a new shop with; additions of ours. */
export const demoCataloguePaths = {
  state: '/api/product/admin/demo',
  start: '/api/product/admin/demo/start',
} as const;

/** Whether a shop can be filled with demo products, and how far that is. */
export const DemoCatalogueState = z
  .object({
    /** The shop has no products and no categories. */
    offered: z.boolean(),
    /** How many products it gets. */
    total: z.number().int(),
    /** How many of them it has, while they come in. */
    filling: z.number().int().optional(),
  })
  .meta({ id: 'DemoCatalogueState' });
export type DemoCatalogueState = z.infer<typeof DemoCatalogueState>;

export const DemoCatalogueAnswer = answerOf(DemoCatalogueState).meta({ id: 'DemoCatalogueAnswer' });
