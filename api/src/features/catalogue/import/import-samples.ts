import {
  type ImportedChange,
  type ImportSample,
  MAX_IMPORT_SAMPLES,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import type { ProductRecord } from '../models/product.model.js';
import type { FileFields } from './file-fields.js';
import type { ImportRow } from './import-report.js';
import { importedFieldOf } from './imported-field.js';
import type { ProductCategoryNames } from './own-file.js';

const LONGEST = 160;

/** A known product with what a row makes of it. */
export interface SampledUpdate {
  readonly row: ImportRow;
  readonly before: ProductRecord;
  readonly fields: FileFields;
  /** The names of the fields that differ. */
  readonly changed: readonly (keyof FileFields)[];
}

/** The first of some rows, as many as are shown. */
export const firstSamples = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, MAX_IMPORT_SAMPLES);

/** A row as an example, without changes. */
export function sampleOf({ line }: ImportRow, fields: FileFields): ImportSample {
  const { pricePaise, discount } = fields;
  return {
    line,
    name: shortText(fields.name),
    unit: fields.unit,
    price: toRupees(pricePaise),
    discounted: toRupees(discountedPricePaise(pricePaise, discount)),
    changes: [],
  };
}

/**
 * A row as an example, with each field that changes.
 * @param names the names of the product's present categories
 */
export function updateSample(
  { row, before, fields, changed }: SampledUpdate,
  names: ProductCategoryNames,
): ImportSample {
  const { category, subcategory } = row.product.categoryNames;
  const changes = changed.map((name): ImportedChange => {
    const change = (was: string | number, is: string | number): ImportedChange => ({
      field: importedFieldOf(name),
      before: shortened(was),
      after: shortened(is),
    });
    if (name === 'categoryIds') return change(joined(names.categories), category);
    if (name === 'subCategoryIds') return change(joined(names.subcategories), subcategory);
    if (name === 'pricePaise') return change(toRupees(before.pricePaise), toRupees(fields.pricePaise));
    if (name === 'moreDetails')
      return change(
        detailsWithout(before.moreDetails, fields.moreDetails),
        detailsWithout(fields.moreDetails, before.moreDetails),
      );
    return change(before[name] ?? '', fields[name] ?? '');
  });
  return { ...sampleOf(row, fields), changes };
}

const shortened = (value: string | number): string | number =>
  typeof value === 'string' ? shortText(value) : value;

const shortText = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const joined = (names: readonly string[]): string => names.join(', ');

type Details = ProductRecord['moreDetails'];

/** The extra fields that the other product does not have alike. */
const detailsWithout = (details: Details, others: Details): string =>
  Object.entries(details)
    .filter(([name, text]) => others[name] !== text)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
