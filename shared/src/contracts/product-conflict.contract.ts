import { z } from 'zod';
import { Id, Moment } from './answer.contract.js';
import { AdminProduct } from './product.contract.js';

/** A field that two have changed: as the editor read it, and as the other has left it (docs/product.md#two-editors). */
export const ProductFieldChange = z.object({
  /** Its name; that of an extra field after `more_details.` */
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** Left out where the shop does not know: an import, or a category that was deleted. */
  by: z.object({ _id: Id, name: z.string() }).optional(),
  at: Moment.optional(),
});
export type ProductFieldChange = z.infer<typeof ProductFieldChange>;

/** The details of the refusal `product.changed-by-another`: the product as it is, and the fields that both have changed. */
export const ProductConflict = z.object({ product: AdminProduct, changes: z.array(ProductFieldChange) });
export type ProductConflict = z.infer<typeof ProductConflict>;
