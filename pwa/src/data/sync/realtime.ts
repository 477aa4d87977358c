import {
  DELIVERY_AREAS_CHANGED_EVENT,
  NEW_ORDER_EVENT,
  NewOrderEvent,
  ORDER_CHANGED_EVENT,
  OrderChangedEvent,
  QUESTIONS_CHANGED_EVENT,
  SETTINGS_CHANGED_EVENT,
  SOCKET_PATH,
  type SocketAuth,
} from '@jhola/shared/contracts/realtime.contract';
import { io, type Socket } from 'socket.io-client';
import { readTokens } from '../api/tokens';
import { countNewOrder } from '../db/acknowledged-orders';
import { openStore } from '../db/open-store';
import { showNewOrder } from '../push/page-notifications';
import { fetchAdminOrder } from '../queries/fetch-admin-order';
import { fetchDeliveryAreas } from '../queries/fetch-delivery-areas';
import { fetchShop } from '../queries/fetch-shop';
import { fetchWaitingCount } from '../queries/fetch-waiting-count';
import { fetchChangedOrders, fetchNewOrders } from '../queries/session-fetches';
import { comeBack } from './come-back';

/** How the socket reconnects (docs/product.md#realtime). */
const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

/**
 * Listens to events of orders and questions while someone is signed in (docs/product.md#realtime). A new order, of which only administrators are
 * notified, raises the counter; each event brings the orders up to date. Notifications are shown by the
 * service worker, for push messages and where there are none for the pages that are open.
 * @returns how to stop
 */
export function listenForOrders(): () => void {
  let shown = '';
  const socket: Socket = io({
    path: SOCKET_PATH,
    ...RECONNECTION,
    // A shop of several workers has WebSockets alone; where a proxy lets none through, requests in their place.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (answer) => {
      shown = readTokens()?.access ?? '';
      answer({ token: shown } satisfies SocketAuth);
    },
  });
  socket.on(ORDER_CHANGED_EVENT, (message: unknown) => {
    const event = OrderChangedEvent.safeParse(message);
    if (event.success)
      onChangedOrder(event.data).catch((error: unknown) =>
        console.warn('A changed order could not be fetched', error),
      );
  });
  socket.on(NEW_ORDER_EVENT, (message: unknown) => {
    const event = NewOrderEvent.safeParse(message);
    if (event.success)
      onNewOrder(event.data).catch((error: unknown) => console.warn('A new order was not counted', error));
  });
  // Only administrators are notified.
  socket.on(QUESTIONS_CHANGED_EVENT, () => {
    fetchWaitingCount().catch((error: unknown) => console.warn('Questions were not counted', error));
  });
  socket.on(SETTINGS_CHANGED_EVENT, followSettings);
  socket.on(DELIVERY_AREAS_CHANGED_EVENT, followDeliveryAreas);
  // Nobody was notified of what changed between the page's own calls and now, or while the socket was closed.
  socket.on('connect', () => {
    followSettings();
    followDeliveryAreas();
  });
  const stopComingBack = comeBack(socket, () => shown);
  return () => {
    stopComingBack();
    socket.close();
  };
}

/** Not shared: a call that is under way may have been answered before the change. */
function followSettings(): void {
  fetchShop().catch((error: unknown) => console.warn('The settings of the shop could not be fetched', error));
}

/** Not shared, as above. */
function followDeliveryAreas(): void {
  fetchDeliveryAreas().catch((error: unknown) =>
    console.warn('Where the shop delivers could not be fetched', error),
  );
}

async function onChangedOrder({ orderId }: OrderChangedEvent): Promise<void> {
  const { adminOrders } = await openStore();
  // An order of any customer that this device has, whatever tab it has moved to.
  const known = (await adminOrders.get(orderId)) !== undefined;
  await Promise.all([fetchChangedOrders(orderId), known && fetchAdminOrder(orderId)]);
}

async function onNewOrder(order: NewOrderEvent): Promise<void> {
  const store = await openStore();
  await countNewOrder(store, order.orderId);
  await Promise.all([fetchNewOrders(), showNewOrder(store, order)]);
}
