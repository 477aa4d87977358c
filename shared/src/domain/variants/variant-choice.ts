/** What decides whether variants differ. Prices in any one unit; what a variant leaves out is the product's own. */
export interface DistinguishableVariant {
  readonly name: string;
  readonly price?: number | undefined;
  readonly stock?: number | undefined;
}

/**
 * Whether a product can only be bought by naming one of its variants. Variants count as none when no variant has a price or
 * a stock of its own and all have the same name: choosing among them changes nothing.
 * @param variants the product's variants
 */
export function requiresVariant(variants: readonly DistinguishableVariant[]): boolean {
  const names = new Set(variants.map(({ name }) => name.trim().toLowerCase()));
  return names.size > 1 || variants.some(({ price, stock }) => price !== undefined || stock !== undefined);
}
