import { z } from 'zod';
import { answerOf, Id } from './answer.contract.js';
import { ProductPageRequest } from './product.contract.js';

/** Which products' ids are wanted: as of a page of the administrator's products. */
export const FoundProductsRequest = ProductPageRequest.pick({ search: true, published: true }).meta({
  id: 'FoundProductsRequest',
});
export type FoundProductsRequest = z.infer<typeof FoundProductsRequest>;

/** The ids of the products found, newest first or best first; `totalCount` says how many there are where it is more than MAX_FOUND_PRODUCTS. */
export const FoundProductsAnswer = answerOf(z.array(Id))
  .extend({ totalCount: z.number().int() })
  .meta({ id: 'FoundProductsAnswer' });
export type FoundProductsAnswer = z.infer<typeof FoundProductsAnswer>;
