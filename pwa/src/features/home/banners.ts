/** A banner of the home page; its words are in the texts, in the same order. */
export interface BannerPicture {
  /** The beginning of its pictures' names. */
  readonly name: string;
  /** What it leads to a search for. */
  readonly term: string;
  /** Whether its words are dark on a light picture. */
  readonly light: boolean;
}

/** Three banners (docs/product.md#banners). */
export const banners: readonly BannerPicture[] = [
  { name: 'banner-1', term: 'saree', light: false },
  { name: 'banner-2', term: 'earbuds', light: false },
  { name: 'banner-3', term: 'atta', light: true },
];
