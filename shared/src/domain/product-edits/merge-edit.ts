import type { MoreDetails, UpdateProductRequest } from '../../contracts/product.contract.js';
import type { WrittenProduct } from './written-product.js';

type Fields = Readonly<Record<string, unknown>>;

/** A field that an edit changes and that somebody else has changed to something else meanwhile. */
export interface Overlap {
  /** Its name; that of an extra field after `more_details.` */
  readonly field: string;
  /** As the editor read it, and as it is now; missing where it was not there, or is not any more. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What an edit writes, and what stands in its way: with overlaps nothing may be written. */
export interface MergedEdit {
  readonly edit: UpdateProductRequest;
  readonly overlaps: readonly Overlap[];
}

/** What each extra field of a product is kept as. */
export const EXTRA = 'more_details.';

/**
 * An edit onto a product that others may have changed since it was read, field by field, each extra field for itself
 * (docs/product.md#two-editors). Fields that the edit does not name are not its own; stock is not looked at.
 * @param read the fields that the edit changes as its editor read them, by `writtenProduct`
 * @param now the product as it is, by `writtenProduct`
 */
export function mergeEdit(edit: UpdateProductRequest, read: Fields, now: WrittenProduct): MergedEdit {
  const overlaps = Object.keys(now).flatMap((field): Overlap[] => {
    if (field === 'more_details' || !(field in edit)) return [];
    const [mine, before, after] = [edit, read, now].map((fields: Fields) => comparable(field, fields[field]));
    return same(before, after) || same(mine, after) ? [] : [{ field, before: read[field], after }];
  });
  if (!edit.more_details) return { edit, overlaps };
  const extras = mergeExtras(edit.more_details, extrasIn(read.more_details), now.more_details);
  return {
    edit: { ...edit, more_details: extras.merged },
    overlaps: [...overlaps, ...extras.overlaps],
  };
}

function mergeExtras(mine: MoreDetails, before: Fields, now: MoreDetails) {
  const overlaps: Overlap[] = [];
  const kept = (name: string): string | undefined => {
    const [is, wanted] = [own(now, name), own(mine, name)];
    if (own(before, name) === wanted) return is;
    if (own(before, name) !== is && wanted !== is)
      overlaps.push({ field: EXTRA + name, before: own(before, name), after: is });
    return wanted;
  };
  const names = [...new Set([...Object.keys(mine), ...Object.keys(now)])];
  const merged = names.flatMap((name): [string, string][] => {
    const value = kept(name);
    return value === undefined ? [] : [[name, value]];
  });
  return { merged: Object.fromEntries(merged), overlaps };
}

const own = <Value>(fields: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const extrasIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Of variants what they are, without how many there are; pictures that a variant does not have are none. */
function comparable(field: string, value: unknown): unknown {
  if (field !== 'variants' || !Array.isArray(value)) return value;
  return value.map((variant: Fields) => {
    const { _id, name, price, image } = variant ?? {};
    return { _id, name, price, image: Array.isArray(image) && image.length > 0 ? image : undefined };
  });
}

/** Whether two values are the same JSON; lists in the same order, undefined as what is missing. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
