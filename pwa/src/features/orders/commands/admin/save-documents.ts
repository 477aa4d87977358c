import { type OrderFilters, toQuery } from '#features/orders/rules/order-filters.ts';
import { saveFile } from '#ui/save-file.ts';

const api = () => import('#data/api/admin-orders-api.ts');

/**
 * Fetches an order's invoice and hands it over as a PDF.
 * @throws ApiError
 */
export async function saveInvoice(orderId: string): Promise<void> {
  saveFile(await (await api()).anyInvoice(orderId), `invoice-${orderId}.pdf`);
}

/**
 * Fetches an order's packing slip and hands it over as a PDF.
 * @throws ApiError
 */
export async function savePackingSlip(orderId: string): Promise<void> {
  saveFile(await (await api()).packingSlip(orderId), `packing-slip-${orderId}.pdf`);
}

/**
 * Fetches all orders that fit the filters and hands them over as a CSV table.
 * @throws ApiError
 */
export async function saveOrders(filters: OrderFilters): Promise<void> {
  saveFile(await (await api()).ordersAsCsv(toQuery(filters)), 'orders.csv');
}
