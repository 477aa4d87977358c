import type { Shipment } from '@jhola/shared/contracts/shipment.contract';
import { fetchOwn } from '#data/queries/fetch-own.ts';

/**
 * Names the carrier of an order.
 * @param shipped whether the order has left the shop; otherwise it is marked as shipped with it
 * @throws ApiError
 */
export async function saveShipment(orderId: string, shipment: Shipment, shipped: boolean): Promise<void> {
  const desk = await import('#data/api/admin-orders-api.ts');
  const send = shipped ? desk.setShipment : desk.shipOrder;
  await fetchOwn(
    () => send(orderId, shipment),
    (store) => [store.adminOrders],
    ({ adminOrders }, order) => adminOrders.put(order),
  );
}
