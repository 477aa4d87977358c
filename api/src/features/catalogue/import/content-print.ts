import { createHash } from 'node:crypto';
import type { ProductRecord } from '../models/product.model.js';

/** What changes of a product without anybody editing it, or is not part of what shoppers see. */
const APART: ReadonlySet<string> = new Set([
  ...['stock', 'variantStock', 'ratingCount', 'ratingSum', 'ratingHistogram'],
  ...[
    'revision',
    'pictureHash',
    'pictureAddresses',
    'nameLower',
    'listKey',
    'importKey',
    'createdAt',
    'updatedAt',
  ],
]);

/** A fingerprint of all that an administrator can edit of a product, besides its stock. */
export function contentPrint(record: ProductRecord): string {
  const content = Object.entries(record)
    .filter(([field, value]) => !APART.has(field) && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
