import { z } from 'zod';
import { RupeesSum } from './answer.contract.js';
import { OrderId } from './orders.contract.js';

/** The socket's path and its events (docs/product.md#realtime). */
export const SOCKET_PATH = '/socket.io';
export const NEW_ORDER_EVENT = 'new-order';
/** An addition of ours: an order has reached another stage; its customer and all admins are notified. */
export const ORDER_CHANGED_EVENT = 'order-changed';
/** An addition of ours, to admins: another number of questions waits for an answer; how many is asked for by the usual call. */
export const QUESTIONS_CHANGED_EVENT = 'questions-changed';

/** An addition of ours: the shop's settings were saved (docs/product.md#shop-settings); all signed-in pages are notified. */
export const SETTINGS_CHANGED_EVENT = 'shop-settings-changed';

/** An addition of ours: where the shop delivers was saved (docs/product.md#delivery-areas); all signed-in pages are notified. */
export const DELIVERY_AREAS_CHANGED_EVENT = 'delivery-areas-changed';

/** What a socket brings along to be let in: `auth` of the handshake. */
export const SocketAuth = z.object({ token: z.string().min(1).max(4096) });
export type SocketAuth = z.infer<typeof SocketAuth>;

/** The notification of a new order to an admin. */
export const NewOrderEvent = z.object({ orderId: OrderId, totalAmt: RupeesSum });
export type NewOrderEvent = z.infer<typeof NewOrderEvent>;

/** Which order has changed; what it is now is asked for by the usual calls. */
export const OrderChangedEvent = z.object({ orderId: OrderId });
export type OrderChangedEvent = z.infer<typeof OrderChangedEvent>;

/** Which version of the shop's settings is the newest; a page that has an older one fetches them. */
export const SettingsChangedEvent = z.object({ version: z.number().int() });
export type SettingsChangedEvent = z.infer<typeof SettingsChangedEvent>;
