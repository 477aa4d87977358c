import type {
  AdminOrderDetailsAnswer,
  BulkStatusAnswer,
  BulkStatusRequest,
} from '@jhola/shared/contracts/admin-orders.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { noClaim } from '#platform/idempotency/keyed-call.js';
import { toAdminOrder } from '../order-answer.js';
import { OrderLists } from '../order-lists.service.js';
import { OrderProgress } from '../order-progress.service.js';
import { OrderTrail } from '../trail/order-trail.service.js';

type Moved = BulkStatusAnswer['data'][number];

/** How many orders of a selection are moved concurrently. */
const REASSIGNMENT_BATCH = 8;

/** The details of one order for administrators, and changes to many orders. */
@Injectable()
export class AdminOrders {
  constructor(
    private readonly lists: OrderLists,
    private readonly trail: OrderTrail,
    private readonly progress: OrderProgress,
  ) {}

  /**
   * An order with its audit trail and the provider's id of its payment.
   * @throws ShopError order.missing
   */
  async details(orderId: string): Promise<AdminOrderDetailsAnswer['data']> {
    const [record, trail] = await Promise.all([this.lists.one(orderId), this.trail.of(orderId)]);
    const { sessionId, paymentId, refundId, parts } = record.payment.card ?? {};
    return {
      order: toAdminOrder(record),
      trail,
      ...(sessionId && {
        provider: {
          sessionId,
          ...(paymentId && { paymentId }),
          ...(refundId && { refundId }),
          ...(parts && {
            parts: parts.map(({ paise, isDone = false }) => ({ rupees: toRupees(paise), isDone })),
          }),
        },
      }),
    };
  }

  /** Moves each of these orders as a single call would: a refused one does not block the others. */
  async moveAll(by: AdminActor, { orderIds, status }: BulkStatusRequest): Promise<Moved[]> {
    const moved: Moved[] = [];
    for (let at = 0; at < orderIds.length; at += REASSIGNMENT_BATCH) {
      const some = orderIds.slice(at, at + REASSIGNMENT_BATCH);
      moved.push(...(await Promise.all(some.map((orderId) => this.moveOne(by, orderId, status)))));
    }
    return moved;
  }

  private async moveOne(
    by: AdminActor,
    orderId: string,
    status: BulkStatusRequest['status'],
  ): Promise<Moved> {
    try {
      const { data } = await this.progress.advance({ orderId, status }, by, noClaim);
      return { orderId, order: data };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return { orderId, refusal: error.refusal };
    }
  }
}
