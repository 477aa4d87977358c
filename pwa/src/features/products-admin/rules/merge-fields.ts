import { EXTRA } from '@jhola/shared/domain/product-edits/merge-edit';
import type { ExtraField, ProductFields, VariantFields } from './product-fields';

/** A product as its form opened with it, as it is written now, and as another has left it. */
export interface ThreeWays {
  readonly read: ProductFields;
  readonly mine: ProductFields;
  readonly theirs: ProductFields;
}

type FieldName = keyof ProductFields;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value of an extra field; undefined where there is none. */
export const extraOf = ({ more_details }: ProductFields, name: string): string | undefined =>
  more_details.find((field) => field.name === name)?.value;

const extraNames = (...all: readonly ProductFields[]): readonly string[] => [
  ...new Set(all.flatMap(({ more_details }) => more_details.map(({ name }) => name))),
];

/**
 * The form after another's changes came to it: what was not written into is theirs, what was written stays.
 * @param taken the fields that both have changed and where theirs is taken, as a conflict names them
 */
export function mergedFields({ read, mine, theirs }: ThreeWays, taken: ReadonlySet<string>): ProductFields {
  const isTheirs = (name: FieldName) => taken.has(name) || same(read[name], mine[name]);
  const merged = (Object.keys(mine) as FieldName[]).map((name) => [
    name,
    isTheirs(name) ? theirs[name] : mine[name],
  ]);
  const extras = extraNames(mine, theirs).flatMap((name): ExtraField[] => {
    const wanted = extraOf(mine, name);
    const value = taken.has(EXTRA + name) || extraOf(read, name) === wanted ? extraOf(theirs, name) : wanted;
    return value === undefined ? [] : [{ name, value }];
  });
  return {
    ...Object.fromEntries(merged),
    more_details: extras,
    variants: isTheirs('variants') ? theirs.variants : mergedVariants({ read, mine, theirs }),
  };
}

/** Variants as they are written; one that another has taken away is made anew, and a stock that was not written is what is left. */
function mergedVariants({ read, mine, theirs }: ThreeWays): readonly VariantFields[] {
  const [opened, current] = [read, theirs].map(
    ({ variants }) => new Map(variants.map(({ _id, stock }) => [_id, stock])),
  );
  return mine.variants.map(({ _id, ...variant }) => {
    const left = _id === undefined ? undefined : current?.get(_id);
    if (_id === undefined || left === undefined) return variant;
    return { ...variant, _id, stock: variant.stock === opened?.get(_id) ? left : variant.stock };
  });
}

/** The fields that another has changed and that were not written into, by name; what was sold meanwhile is no change. */
export function changedBeside({ read, mine, theirs }: ThreeWays): readonly string[] {
  const withoutStock = ({ variants, ...fields }: ProductFields) => ({
    ...fields,
    stock: '',
    more_details: [],
    variants: variants.map(({ stock: _, ...variant }) => variant),
  });
  const [was, written, is] = [read, mine, theirs].map(withoutStock) as [object, object, object];
  const changedIn = (fields: object, name: string) =>
    !same(was[name as keyof object], fields[name as keyof object]);
  const fields = Object.keys(was).filter((name) => changedIn(is, name) && !changedIn(written, name));
  const extras = extraNames(read, theirs).filter((name) => {
    const before = extraOf(read, name);
    return extraOf(theirs, name) !== before && extraOf(mine, name) === before;
  });
  return [...fields, ...extras.map((name) => EXTRA + name)];
}
