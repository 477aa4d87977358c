import { isBarcode } from '@jhola/shared/contracts/product-codes';
import { comparedText } from './compared-text.js';
import type { ProductRecord } from './product.model.js';

type Codes = Partial<Pick<ProductRecord, 'sku' | 'barcode' | 'hsn' | 'weightGrams'>>;

/** A SKU in compared form: small and capital letters are the same. */
export const skuKey = comparedText;

/** A barcode in compared form: one of 12 digits is the same as that of 13 and 14 with zeros in front; empty for what is none. */
export const barcodeKey = (barcode: string): string => (isBarcode(barcode) ? barcode.padStart(14, '0') : '');

/** What administrators alone see of a product; what it does not have is left out. */
export function codesOf({ sku, barcode, hsn, weightGrams }: Codes): {
  sku?: string;
  barcode?: string;
  hsn?: string;
  weightGrams?: number;
} {
  return {
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    ...(hsn && { hsn }),
    ...(weightGrams && { weightGrams }),
  };
}
