import { type ShopBanner, ShopBanners } from '@jhola/shared/contracts/shop-settings.contract';

/** A banner as it stands in the form. */
export interface BannerFields {
  /** Its own while the form is open. */
  readonly key: string;
  readonly picture: string;
  readonly link: string;
  readonly en: string;
  readonly hi: string;
  readonly from: string;
  readonly to: string;
}
export type BannerFieldName = Exclude<keyof BannerFields, 'key'>;

/** A banner that nobody has written yet. */
export const emptyBanner = (key: string): BannerFields => ({
  ...{ key, picture: '', link: '', en: '', hi: '', from: '', to: '' },
});

/** The banners as they stand in the form. */
export const bannerFieldsOf = (banners: readonly ShopBanner[]): readonly BannerFields[] =>
  banners.map(({ picture, link, words: { en, hi }, from, to }) => ({
    ...{ key: picture, picture, link, en, hi, from, to },
  }));

/** The banners that were written, or the fields that are wrong, as `key.field` (docs/product.md#own-banners). */
export type ReadBanners = { readonly banners: ShopBanner[] } | { readonly wrong: ReadonlySet<string> };

/** Reads what stands in the form, by the contract's own rules. */
export function readBanners(list: readonly BannerFields[]): ReadBanners {
  const parsed = ShopBanners.safeParse(
    list.map(({ picture, link, en, hi, from, to }) => ({ picture, link, words: { en, hi }, from, to })),
  );
  if (parsed.success) return { banners: parsed.data };
  return { wrong: new Set(parsed.error.issues.map(({ path }) => fieldAt(path, list))) };
}

/** The field that an issue of the contract is about. */
function fieldAt([index, field, language]: readonly PropertyKey[], list: readonly BannerFields[]): string {
  const banner = list[Number(index)];
  if (!banner) throw new Error('The form has no such banner');
  return `${banner.key}.${String(field === 'words' ? language : field)}`;
}
