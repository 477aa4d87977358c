import type { CartLineRow } from '#data/db/rows.ts';

/** The private settings row that keeps a prepared order. */
export const PREPARED_ORDER = 'preparedOrder';

/** An order that was made ready without a connection. Nothing of it was sent: the shopper places it, online. */
export interface PreparedOrder {
  /** The id of the user who prepared it. */
  readonly owner: string;
  /** Where it shall go. */
  readonly addressId: string;
  /** The cart as the shopper saw it. */
  readonly lines: readonly CartLineRow[];
  /** The total on the screen, in rupees. */
  readonly totalRupees: number;
  /** In milliseconds. */
  readonly preparedAt: number;
}
