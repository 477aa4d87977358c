import {
  type DeliveryArea,
  type DeliveryAreaFields,
  DeliveryAreaList,
  type DeliveryPromise,
  type District,
} from '@jhola/shared/contracts/delivery-areas.contract';
import { pincodeRange } from '@jhola/shared/contracts/pincode-ranges';

/** What stands in the fields of one area. */
export interface AreaFields {
  /** Tells areas apart while they are moved. */
  readonly key: string;
  readonly name: string;
  /** PIN codes as they were written: `560001, 560010-560099, 11*`. */
  readonly codes: string;
  readonly districts: readonly District[];
  readonly unit: DeliveryPromise['unit'];
  readonly count: string;
  readonly charge: string;
  readonly freeFrom: string;
}

/** A new area, as soon as the shop usually delivers, free. */
export const emptyArea = (key: string): AreaFields => ({
  ...{ key, name: '', codes: '', districts: [], unit: 'minutes', count: '10', charge: '', freeFrom: '' },
});

/** The areas as they stand in the form. */
export const fieldsOf = (areas: readonly DeliveryArea[]): AreaFields[] =>
  areas.map(({ name, codes, districts, promise, charge, freeFrom }, index) => ({
    key: `stored-${index}`,
    name,
    codes: codes.join(', '),
    districts,
    unit: promise.unit,
    count: String(promise.count),
    charge: charge === undefined ? '' : String(charge),
    freeFrom: freeFrom === undefined ? '' : String(freeFrom),
  }));

/** The fields in which something can be wrong. */
export type AreaFieldName = 'name' | 'codes' | 'districts' | 'count' | 'charge' | 'freeFrom';

/** What is wrong with a field. */
export type AreaProblem =
  | { readonly problem: AreaFieldName | 'repeatedName' | 'nowhere' | 'tooManyCodes' }
  | { readonly problem: 'badCode' | 'repeatedCode'; readonly entry: string };

/** Problems by `{key}.{field}`. */
export type AreaProblems = Readonly<Record<string, AreaProblem>>;

/** The areas that were written, or what is wrong with them (docs/product.md#delivery-areas). */
export type ReadAreas = { readonly areas: DeliveryAreaFields[] } | { readonly wrong: AreaProblems };

/** Reads what stands in the fields, by the contract's own rules. */
export function readAreas(list: readonly AreaFields[]): ReadAreas {
  const written = list.map(requestOf);
  const parsed = DeliveryAreaList.safeParse(written);
  if (parsed.success) return { areas: parsed.data };
  const wrong: Record<string, AreaProblem> = {};
  for (const { path } of parsed.error.issues) {
    const [index, field, at] = path;
    const area = list[Number(index)];
    const request = written[Number(index)];
    if (!area || !request) continue;
    const name = field === 'promise' ? 'count' : (String(field) as AreaFieldName);
    // The first problem of a field is shown.
    wrong[`${area.key}.${name}`] ??= problemOf(name, request, typeof at === 'number' ? at : undefined);
  }
  return { wrong };
}

function requestOf({ name, codes, districts, unit, count, charge, freeFrom }: AreaFields) {
  const rupees = (text: string): number | undefined => {
    const plain = text.trim().replace(',', '.');
    return plain === '' || Number(plain) === 0 ? undefined : Number(plain);
  };
  return {
    name,
    codes: codes
      .replace(/\s*-\s*/g, '-')
      .split(/[\s,;]+/)
      .filter(Boolean),
    districts: [...districts],
    promise: { unit, count: count.trim() === '' ? Number.NaN : Number(count) },
    charge: rupees(charge),
    freeFrom: rupees(freeFrom),
  };
}

function problemOf(
  field: AreaFieldName,
  { name, codes }: ReturnType<typeof requestOf>,
  at: number | undefined,
): AreaProblem {
  const entry = at === undefined ? undefined : codes[at];
  if (field === 'codes' && entry !== undefined)
    return { problem: pincodeRange(entry) ? 'repeatedCode' : 'badCode', entry };
  if (field === 'codes') return { problem: codes.length === 0 ? 'nowhere' : 'tooManyCodes' };
  const isNamed = name.trim() !== '' && name.trim().length <= 40;
  if (field === 'name' && isNamed) return { problem: 'repeatedName' };
  return { problem: field };
}
