import { z } from 'zod';
import { Rupees } from './answer.contract.js';
import { OrderId } from './orders.contract.js';

/** The socket's path and its events (section 7, Other). */
export const SOCKET_PATH = '/socket.io';
export const NEW_ORDER_EVENT = 'new-order';

/** What an admin hears of a new order. */
export const NewOrderEvent = z.object({ orderId: OrderId, totalAmt: Rupees });
export type NewOrderEvent = z.infer<typeof NewOrderEvent>;
