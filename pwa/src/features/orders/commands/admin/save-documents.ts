import type { OrderPaper } from '@jhola/shared/contracts/admin-orders.contract';
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
 * Fetches one kind of paper of several orders and hands it over as one PDF.
 * @returns the numbers of the orders that have no such paper
 * @throws ApiError
 */
export async function savePapers(orderIds: readonly string[], paper: OrderPaper): Promise<readonly string[]> {
  const { file, leftOut } = await (await api()).printOrders(orderIds, paper);
  saveFile(file, `${paper}.pdf`);
  return leftOut;
}

/**
 * Fetches all orders that fit the filters and hands them over as a CSV table.
 * @throws ApiError
 */
export async function saveOrders(filters: OrderFilters): Promise<void> {
  saveFile(await (await api()).ordersAsCsv(toQuery(filters)), 'orders.csv');
}
