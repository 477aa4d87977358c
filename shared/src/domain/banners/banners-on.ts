/** When something is shown: its first and last day, as `2026-11-26`; '' for one without such a day. */
interface Shown {
  readonly from: string;
  readonly to: string;
}

/**
 * The banners that are shown on a day, in their order (docs/product.md#own-banners).
 * @param date by India's calendar, as `indiaDate` writes it
 */
export const bannersOn = <Banner extends Shown>(banners: readonly Banner[], date: string): Banner[] =>
  banners.filter(({ from, to }) => (from === '' || from <= date) && (to === '' || date <= to));
