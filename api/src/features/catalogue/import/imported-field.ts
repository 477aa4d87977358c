import type { ImportedField } from '@jhola/shared/contracts/catalogue-files.contract';

const named: Readonly<Record<string, ImportedField>> = {
  pricePaise: 'price',
  categoryIds: 'category',
  subCategoryIds: 'subcategory',
  pictureAddresses: 'image',
};

/** The name that owners know of a stored field that imports write. */
export const importedFieldOf = (stored: string): ImportedField => named[stored] ?? (stored as ImportedField);
