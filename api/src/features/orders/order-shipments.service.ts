import type { OrderShipmentRequest } from '@jhola/shared/contracts/admin-orders.contract';
import type { OrderAnswer } from '@jhola/shared/contracts/orders.contract';
import type { Shipment } from '@jhola/shared/contracts/shipment.contract';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { isShipped } from '@jhola/shared/domain/orders/shipments';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import type { OrderRecord } from './models/order.model.js';
import { toAdminOrder } from './order-answer.js';
import { toEventPayload } from './order-event-payload.js';
import { orderShipmentSet } from './order-events.js';
import { OrderRepository } from './order-repository.service.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** By whom orders are carried (docs/product.md#shipments). */
@Injectable()
export class OrderShipments {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly trail: OrderTrail,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Names the carrier of an order that is shipped already.
   * @throws ShopError order.missing, order.not-shipped
   */
  set(by: AdminActor, { orderId, shipment }: OrderShipmentRequest, claim: Claim): Promise<OrderAnswer> {
    return this.transactions.run(async (session) => {
      const order = await this.repository.find(orderId, session);
      if (!isShipped(furthestStage(order.statusHistory))) throw new ShopError('order.not-shipped');
      const carried = await this.write(by, order, shipment, session);
      await this.events.publish(session, orderShipmentSet(toEventPayload(carried)));
      const answer = ok('Carrier and tracking number saved', toAdminOrder(carried));
      await claim.complete(session, answer);
      return answer;
    });
  }

  /** Names the carrier of an order in the caller's transaction. @returns the order as it now stands */
  async write(
    by: AdminActor,
    order: OrderRecord,
    shipment: Shipment,
    session: ClientSession,
  ): Promise<OrderRecord> {
    const carried = await this.repository.carry(order, shipment, session);
    await this.trail.add(session, order.orderId, {
      by: { kind: 'admin', userId: by.userId },
      what: 'shipment',
      text: `${shipment.carrier} ${shipment.trackingNumber}`,
    });
    await this.audit.add(session, by, {
      action: 'orders.shipment-set',
      subject: { type: 'order', id: order.orderId },
      ...(order.shipment && { before: { ...order.shipment } }),
      after: { ...shipment },
    });
    return carried;
  }
}
