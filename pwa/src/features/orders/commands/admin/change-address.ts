import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { fetchOwn } from '#data/queries/fetch-own.ts';

/**
 * Sends an order to another address.
 * @param address its nine fields
 * @param key the same for a repeat of the same request
 * @throws ApiError
 */
export async function changeAddress(
  orderId: string,
  address: CreateAddressRequest,
  key: string,
): Promise<void> {
  const { changeOrderAddress } = await import('#data/api/admin-orders-api.ts');
  await fetchOwn(
    () => changeOrderAddress({ orderId, address }, key),
    (store) => [store.adminOrders],
    ({ adminOrders }, order) => adminOrders.put(order),
  );
}
