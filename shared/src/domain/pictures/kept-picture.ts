/** The sides, in pixels, of the squares into which the shop fits each picture of its catalogue that it keeps. */
export const KEPT_WIDTHS = [160, 320, 640, 1280] as const;
export type KeptWidth = (typeof KEPT_WIDTHS)[number];

/** What it keeps them as: AVIF for browsers that know it, WebP for all. */
export const KEPT_FORMATS = ['avif', 'webp'] as const;
export type KeptFormat = (typeof KEPT_FORMATS)[number];

/** The size that products, categories and subcategories name; the others follow from its address. */
export const NAMED_WIDTH: KeptWidth = 640;

const ADDRESS = /^(\/uploads\/(?:pictures|reviews)\/[\w-]+)-(?:160|320|640|1280)\.(?:avif|webp)$/;

/** How the file of one size is called, e.g. `x7Kb-640.webp`. */
export function keptFile(name: string, width: KeptWidth, format: KeptFormat): string {
  return `${name}-${width}.${format}`;
}

/**
 * Where the other sizes of a kept picture lie: its address without width and ending, to be given to {@link keptFile}.
 * Undefined for pictures that the shop does not keep in several sizes.
 */
export function keptPictureAt(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}
