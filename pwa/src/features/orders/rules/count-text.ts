import { MAX_ORDERS_COUNTED } from '@jhola/shared/contracts/admin-orders.contract';
import { grouped } from '#i18n/grouped.ts';

/** How many orders there are, as it is written: the server counts no further than 10,000. */
export const countText = (count: number): string =>
  count >= MAX_ORDERS_COUNTED ? `${grouped(MAX_ORDERS_COUNTED)}+` : `${count}`;
