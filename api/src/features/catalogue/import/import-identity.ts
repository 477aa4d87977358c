import type { ProductRecord } from '../models/product.model.js';
import { importKeyOf } from './match-product.js';
import type { ImportedProduct } from './read-product.js';

/** What identifies a product in later imports. */
export type Identity = Partial<Pick<ProductRecord, 'listKey' | 'importKey'>>;

/** The identity of a new product. */
export function identityOf(product: ImportedProduct): Identity {
  const importKey = importKeyOf(product);
  return { ...(product.key && { listKey: product.key }), ...(importKey && { importKey }) };
}

/**
 * What the file adds to a product's identity; nothing for a product that has a key, or that the file names by
 * its id.
 */
export function newIdentity(product: ImportedProduct, { _id, listKey, importKey }: ProductRecord): Identity {
  const { key } = product;
  if (!key || listKey || key === _id.toHexString()) return {};
  return importKey ? { listKey: key } : identityOf(product);
}
