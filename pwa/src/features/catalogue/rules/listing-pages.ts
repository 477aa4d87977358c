/** A listing's page has 12 products (docs/product.md#page-sizes). */
export const LISTING_PAGE = 12;

interface ListingState {
  /** How many of the products that are here the filters let through; `undefined` while none are here. */
  readonly found: number | undefined;
  /** How many products the subcategory has, as the server answered; `undefined` while it has not. */
  readonly total: number | undefined;
  /** Whether some of them are still on their way. */
  readonly partial: boolean;
  /** Whether filters are on: then only the whole of it says how many there are. */
  readonly narrowed: boolean;
  /** From 1; Load More raises it (docs/product.md#listing). */
  readonly page: number;
}

/** How much of a listing is on the screen. */
export interface ListingPages {
  /** How many cards are shown. */
  readonly shown: number;
  /** How many skeletons stand where cards will come. */
  readonly waiting: number;
  /** How many products there are; `undefined` while that is not known. */
  readonly total: number | undefined;
  /** Whether Load More would bring any. */
  readonly more: boolean;
}

/** What the first pages of a listing show, also while the rest of it is on its way. */
export function listingPages({ found, total, partial, narrowed, page }: ListingState): ListingPages {
  const room = page * LISTING_PAGE;
  if (found === undefined) return { shown: 0, waiting: LISTING_PAGE, total: undefined, more: false };
  const shown = Math.min(room, found);
  const known = !partial ? found : narrowed ? undefined : Math.max(total ?? found, found);
  const waiting = partial ? Math.min(room, known ?? room) - shown : 0;
  return { shown, waiting, total: known, more: (known ?? found) > shown + waiting };
}
