/** The refusals of the catalogue: categories, subcategories, products and variants. */
export const catalogueErrorCodes = {
  'category.missing': { status: 404, message: 'This category does not exist.' },
  'category.name-taken': { status: 409, message: 'There is already a category of this name.' },
  'category.in-use': { status: 409, message: 'This category still has {products} products.' },
  'subcategory.missing': { status: 404, message: 'This sub category does not exist.' },
  'subcategory.name-taken': { status: 409, message: 'There is already a sub category of this name.' },
  'subcategory.in-use': { status: 409, message: 'This sub category still has {products} products.' },
  'product.missing': { status: 404, message: 'This product does not exist.' },
  'variant.missing': { status: 404, message: 'This variant does not exist.' },
  'variant.required': { status: 422, message: 'Please choose an option of {name}.' },
  'product.price-too-high': { status: 409, message: 'The price of {name} would be above ₹{most}.' },
  'product.sku-taken': { status: 409, message: 'The SKU {sku} is that of {name}.' },
  'product.barcode-taken': { status: 409, message: 'The barcode {barcode} is that of {name}.' },
  'product.changed-by-another': {
    status: 409,
    message: 'Somebody else has changed this product meanwhile. Please check it and save again.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
