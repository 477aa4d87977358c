import type { TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';

/**
 * Adds a note to an order's audit trail.
 * @param key the same for a repeat of the same note
 * @throws ApiError
 */
export async function addNote(orderId: string, text: string, key: string): Promise<TrailEntry> {
  return (await import('#data/api/admin-orders-api.ts')).addOrderNote(orderId, text, key);
}
