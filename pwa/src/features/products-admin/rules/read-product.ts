import type { CreateProductRequest, UpdateProductRequest } from '@jhola/shared/contracts/product.contract';
import { isBarcode, isHsn } from '@jhola/shared/contracts/product-codes';
import { MAX_GRAMS, MAX_PIECES, MAX_RUPEES } from '@jhola/shared/contracts/product-limits';
import { sellingPrice } from '@jhola/shared/domain/product-edits/selling-price';
import type { ProductFields, VariantFields } from './product-fields';

/** What can be wrong with a field. */
export type ProductProblem = 'missing' | 'pieces' | 'rupees' | 'percent' | 'grams' | 'barcode' | 'hsn';

/** What is wrong, by the field's name; `more_details.Brand`, `variants.<key>.price` inside of lists. */
export type ProductProblems = Readonly<Record<string, ProductProblem>>;

/** Whether a product is put into the catalogue or changed: more is required then (docs/product.md#product-form). */
export type Writing = 'upload' | 'edit';

/** The number that is typed, spaces and commas between digits left out; undefined when it is none of this shape. */
function numberIn(text: string, shape: RegExp, max: number): number | undefined {
  const digits = text.replace(/[\s,₹%]/g, '');
  const number = Number(digits);
  return shape.test(digits) && number <= max ? number : undefined;
}

const types = {
  pieces: (text: string) => numberIn(text, /^\d+$/, MAX_PIECES),
  rupees: (text: string) => numberIn(text, /^\d+(\.\d{1,2})?$/, MAX_RUPEES),
  percent: (text: string) => numberIn(text, /^\d+(\.\d{1,6})?$/, 100),
  grams: (text: string) => numberIn(text, /^0*[1-9]\d*$/, MAX_GRAMS),
} as const;

/** What is paid after the discount while both are typed, in rupees; undefined while one of them is no amount. */
export function typedSellingPrice({ price, discount }: ProductFields): number | undefined {
  const [rupees, percent] = [types.rupees(price), discount.trim() === '' ? 0 : types.percent(discount)];
  return rupees === undefined || percent === undefined ? undefined : sellingPrice(rupees, percent);
}

/**
 * Of what was wrong when the form was sent, what is wrong still: the words beside a field go once it is right.
 * @param sent what was wrong then
 */
export function stillWrong(sent: ProductProblems, fields: ProductFields, writing: Writing): ProductProblems {
  if (Object.keys(sent).length === 0) return sent;
  const read = readProduct(fields, writing);
  const now = 'problems' in read ? read.problems : {};
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in sent));
}

/**
 * Reads a form.
 * @returns what is sent, or what is wrong
 */
export function readProduct(
  fields: ProductFields,
  writing: Writing,
): { readonly request: CreateProductRequest } | { readonly problems: ProductProblems } {
  const problems: Record<string, ProductProblem> = {};
  const text = (name: string, value: string): string => {
    if (value.trim() === '') problems[name] = 'missing';
    return value.trim();
  };
  const number = (name: string, value: string, kind: keyof typeof types, required: boolean) => {
    if (value.trim() === '') {
      if (required) problems[name] = 'missing';
      return undefined;
    }
    const read = types[kind](value);
    if (read === undefined) problems[name] = kind;
    return read;
  };
  /** A code that may be left empty, without the spaces it is printed with. */
  const code = (name: 'barcode' | 'hsn', is: (digits: string) => boolean): string => {
    const digits = fields[name].replace(/\s/g, '');
    if (digits !== '' && !is(digits)) problems[name] = name;
    return digits;
  };
  const variant = ({ key, _id, name, price, stock, image }: VariantFields) => {
    const at = (field: string) => `variants.${key}.${field}`;
    const [priceRead, stockRead] = [
      number(at('price'), price, 'rupees', false),
      number(at('stock'), stock, 'pieces', false),
    ];
    return {
      ...(_id && { _id }),
      name: text(at('name'), name),
      ...(priceRead !== undefined && { price: priceRead }),
      ...(stockRead !== undefined && { stock: stockRead }),
      ...(image.length > 0 && { image: [...image] }),
    };
  };
  const extras = fields.more_details.flatMap(({ name, value }): [string, string][] => {
    if (writing === 'upload' && value.trim() === '') return [];
    return [[name, text(`more_details.${name}`, value)]];
  });

  const request: CreateProductRequest = {
    name: text('name', fields.name),
    nameHindi: fields.nameHindi.trim(),
    description: text('description', fields.description),
    image: [...fields.image],
    category: [...fields.category],
    subCategory: [...fields.subCategory],
    productType: fields.productType,
    unit: text('unit', fields.unit),
    stock: number('stock', fields.stock, 'pieces', true) ?? 0,
    price: number('price', fields.price, 'rupees', true) ?? 0,
    discount: number('discount', fields.discount, 'percent', writing === 'edit') ?? 0,
    more_details: Object.fromEntries(extras),
    variants: fields.variants.map(variant),
    published: fields.published,
    sku: fields.sku.trim(),
    barcode: code('barcode', isBarcode),
    hsn: code('hsn', isHsn),
    weightGrams: number('weightGrams', fields.weightGrams, 'grams', false) ?? null,
  };
  return Object.keys(problems).length > 0 ? { problems } : { request };
}

/**
 * The request without what was not changed, so that what was sold or written by another user meanwhile stays.
 * @param opened the form as it was opened
 */
export function changesOnly(
  _id: string,
  opened: ProductFields,
  fields: ProductFields,
  request: CreateProductRequest,
): UpdateProductRequest {
  const names = Object.keys(opened) as (keyof ProductFields)[];
  const changed = names.filter((name) => JSON.stringify(opened[name]) !== JSON.stringify(fields[name]));
  const sent = { ...request, variants: variantsChanged(opened, fields, request) };
  return { _id, ...Object.fromEntries(changed.map((name) => [name, sent[name]])) };
}

/** All variants, as they are sent together; those whose stock was not written keep what is left of them. */
function variantsChanged(
  opened: ProductFields,
  fields: ProductFields,
  request: CreateProductRequest,
): CreateProductRequest['variants'] {
  const openedStock = new Map(opened.variants.map(({ _id, stock }) => [_id, stock]));
  return request.variants.map(({ stock, ...variant }, index) => {
    const { _id } = variant;
    if (_id && openedStock.get(_id) === fields.variants[index]?.stock) return { ...variant, keepStock: true };
    return { ...variant, ...(stock !== undefined && { stock }) };
  });
}
