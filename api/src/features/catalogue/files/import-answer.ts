import type { ImportJob, ImportSums } from '@jhola/shared/contracts/catalogue-files.contract';
import { sellingPriceColumns } from '../import/guess-columns.js';
import type { ImportReport } from '../import/import-report.js';
import type { ImportJobRecord } from '../models/import-job.model.js';

/** How many of the refused rows are shown; all of them can be downloaded. */
const SHOWN_ROWS = 100;

/** The import as administrators see it. */
export function importAnswer(record: ImportJobRecord): ImportJob {
  const { fileName, size, header, sample, readyMap, columns, phase, wrote, read, products, sums } = record;
  return {
    fileName,
    size,
    uploadedAt: record.uploadedAt.toISOString(),
    header: [...header],
    sample: sample.map((row) => [...row]),
    ...(readyMap && { readyMap }),
    columns,
    priceColumns: sellingPriceColumns(record),
    encoding: record.encoding ?? 'utf-8',
    phase,
    wrote,
    read,
    products,
    ...(sums && { sums }),
    ...(record.samples && { samples: record.samples }),
    refusedRows: record.refusedRows.slice(0, SHOWN_ROWS),
    ...(record.trouble && { trouble: record.trouble }),
  };
}

/** A report without its rows. */
export function sumsOf({ refused, listedPrices, written, expected, ...report }: ImportReport): ImportSums {
  const { rows, accepted, categories, subcategories } = report;
  const { count: inexactPrices, largestPaise } = listedPrices.inexact;
  return {
    rows,
    accepted,
    refused: refused.length,
    categories,
    subcategories,
    inexactPrices,
    largestPaise,
    ...(written && { written }),
    ...(expected && { expected }),
  };
}
