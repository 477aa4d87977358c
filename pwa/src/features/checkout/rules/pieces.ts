/** Pieces of products, in no order. */
export type Pieces = readonly {
  readonly productId: string;
  readonly variantId?: string;
  readonly quantity: number;
}[];

/** The same words for the same pieces, in whatever order they stand. */
export const contents = (pieces: Pieces): string =>
  pieces
    .map(({ productId, variantId = '', quantity }) => `${productId}:${variantId}×${quantity}`)
    .sort()
    .join();
