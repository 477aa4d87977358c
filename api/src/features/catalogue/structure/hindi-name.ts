/**
 * The Hindi name as answers carry it: left out where there is none (docs/product.md#hindi-names).
 * @param record of a product, category or subcategory
 */
export function hindiOf({ nameHindi }: { readonly nameHindi?: string | undefined }): { nameHindi?: string } {
  return nameHindi ? { nameHindi } : {};
}

/** The Hindi name as an edit writes it: one that leaves it out keeps what is stored. */
export function given({ nameHindi }: { readonly nameHindi?: string | undefined }): { nameHindi?: string } {
  return nameHindi === undefined ? {} : { nameHindi };
}
