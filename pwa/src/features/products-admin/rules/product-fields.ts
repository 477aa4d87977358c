import type { AdminProduct, ProductType } from '@jhola/shared/contracts/product.contract';

/** An extra field of a product, as it is written. */
export interface ExtraField {
  readonly name: string;
  readonly value: string;
}

/** A variant as it is written; what is left empty is the product's own. */
export interface VariantFields {
  /** Identifies it while it is edited. */
  readonly key: string;
  /** Its id, once it was saved. */
  readonly _id?: string;
  readonly name: string;
  readonly price: string;
  readonly stock: string;
  readonly image: readonly string[];
}

/** A product as it is written: numbers as they are typed, categories by their ids. */
export interface ProductFields {
  readonly name: string;
  readonly nameHindi: string;
  readonly description: string;
  readonly image: readonly string[];
  readonly category: readonly string[];
  readonly subCategory: readonly string[];
  readonly productType: ProductType;
  readonly unit: string;
  readonly stock: string;
  readonly price: string;
  readonly discount: string;
  readonly more_details: readonly ExtraField[];
  readonly variants: readonly VariantFields[];
  readonly published: boolean;
  readonly sku: string;
  readonly barcode: string;
  readonly hsn: string;
  /** Grams. */
  readonly weightGrams: string;
}

/** The unit of a product of fixed type, where nothing else is known (docs/product.md#product-form). */
const DEFAULT_UNIT = 'pack';

/** The units of products of variable type. */
const UNITS = ['kg', 'litre', 'gm', 'ml'];

/** The units to choose from: those of variable type, after another that is written already. */
export const unitsWith = (unit: string): readonly string[] =>
  unit === '' || UNITS.includes(unit) ? UNITS : [unit, ...UNITS];

/** A form that nothing was written into. */
export const emptyFields: ProductFields = {
  name: '',
  nameHindi: '',
  description: '',
  image: [],
  category: [],
  subCategory: [],
  productType: 'fixed',
  unit: '',
  stock: '',
  price: '',
  discount: '',
  more_details: [],
  variants: [],
  published: true,
  sku: '',
  barcode: '',
  hsn: '',
  weightGrams: '',
};

const written = (amount: number | undefined): string => (amount === undefined ? '' : `${amount}`);

/** A product as the form opens with it. */
export function fieldsOf(product: AdminProduct): ProductFields {
  const { name, description, image, category, subCategory, productType, unit } = product;
  const { stock, price, discount, more_details, variants, published } = product;
  return {
    name,
    nameHindi: product.nameHindi ?? '',
    description,
    image,
    category: category.map(({ _id }) => _id),
    subCategory: subCategory.map(({ _id }) => _id),
    productType,
    unit,
    stock: written(stock),
    price: written(price),
    discount: written(discount),
    more_details: Object.entries(more_details).map(([field, value]) => ({ name: field, value })),
    variants: variants.map((variant) => ({
      key: variant._id,
      _id: variant._id,
      name: variant.name,
      price: written(variant.price),
      stock: written(variant.stock),
      image: variant.image ?? [],
    })),
    published,
    sku: product.sku ?? '',
    barcode: product.barcode ?? '',
    hsn: product.hsn ?? '',
    weightGrams: written(product.weightGrams),
  };
}

/**
 * The form for another product like this one: a draft with nothing in stock, and no code that only one product may have.
 * @param name what it is called
 */
export function copyOf(product: AdminProduct, name: string): ProductFields {
  const fields = fieldsOf(product);
  const variants = fields.variants.map(({ _id, ...variant }) => ({
    ...variant,
    stock: variant.stock === '' ? '' : '0',
  }));
  return { ...fields, name, stock: '0', variants, published: false, sku: '', barcode: '' };
}

/** A variant that nothing was written into. */
export const emptyVariant = (key: string): VariantFields => ({
  key,
  name: '',
  price: '',
  stock: '',
  image: [],
});

/** Another type, with the unit that fits it: of fixed type is what the form opened with, or a pack. */
export function withType(
  fields: ProductFields,
  productType: ProductType,
  opened: ProductFields,
): ProductFields {
  if (productType === 'variable') return { ...fields, productType };
  const unit = opened.productType === 'fixed' && opened.unit ? opened.unit : DEFAULT_UNIT;
  return { ...fields, productType, unit };
}

/** Some extra fields with another value of one of them; an empty one takes it away. */
export function withExtra(fields: readonly ExtraField[], name: string, value: string): readonly ExtraField[] {
  if (value === '') return fields.filter((field) => field.name !== name);
  if (!fields.some((field) => field.name === name)) return [{ name, value }, ...fields];
  return fields.map((field) => (field.name === name ? { name, value } : field));
}

/** Whether anything was written since the form was opened. */
export const isChanged = (opened: ProductFields, fields: ProductFields): boolean =>
  JSON.stringify(opened) !== JSON.stringify(fields);
