import type { ImportColumns } from '@jhola/shared/contracts/catalogue-files.contract';
import { isBarcode, isHsn } from '@jhola/shared/contracts/product-codes';
import { MAX_GRAMS, PRODUCT_LENGTHS } from '@jhola/shared/contracts/product-limits';
import { plainText } from '../models/plain-text.js';
import type { ProductRecord } from '../models/product.model.js';
import { type Read, readPieces } from './amounts.js';

/** A product's codes in a file: an empty text, or null, where the cell is empty; absent where the file has no column. */
export type ImportedCodes = Partial<Pick<ProductRecord, 'sku' | 'barcode' | 'hsn' | 'weightGrams'>>;

/** The codes of a row, or why it is refused (docs/product.md#product-codes). */
export function readCodes(
  columns: ImportColumns,
  cellOf: (meaning: 'sku' | 'barcode' | 'hsn' | 'weightGrams') => string,
): Read<ImportedCodes> {
  const sku = plainText(cellOf('sku'));
  const barcode = plainText(cellOf('barcode'));
  const hsn = plainText(cellOf('hsn'));
  const weight = cellOf('weightGrams').trim();
  if (sku.length > PRODUCT_LENGTHS.sku)
    return { ok: false, reason: `its SKU is longer than ${PRODUCT_LENGTHS.sku} characters` };
  if (barcode && !isBarcode(barcode))
    return { ok: false, reason: `its barcode "${barcode.slice(0, 40)}" is not a barcode` };
  if (hsn && !isHsn(hsn))
    return { ok: false, reason: `its HSN code "${hsn.slice(0, 40)}" is not an HSN code` };
  const grams = weight ? readPieces(weight) : undefined;
  if (grams && (!grams.ok || grams.value < 1 || grams.value > MAX_GRAMS))
    return { ok: false, reason: `its weight "${weight.slice(0, 40)}" is not a number of grams` };
  return {
    ok: true,
    value: {
      ...(columns.sku && { sku }),
      ...(columns.barcode && { barcode }),
      ...(columns.hsn && { hsn }),
      ...(columns.weightGrams && { weightGrams: grams?.ok ? grams.value : null }),
    },
  };
}
