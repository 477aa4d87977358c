import type { OrderAddressRequest } from '@jhola/shared/contracts/admin-orders.contract';
import type { DeliveryAddress, OrderAnswer } from '@jhola/shared/contracts/orders.contract';
import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { deliveryTo } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { mayChangeAddress } from '@jhola/shared/domain/orders/shipments';
import { isSameState } from '@jhola/shared/domain/pricing/gst';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentDeliveryAreas } from '../delivery-areas/current-delivery-areas.service.js';
import { deliveryAddressOf } from './delivery-address.js';
import type { OrderRecord } from './models/order.model.js';
import { toAdminOrder } from './order-answer.js';
import { toEventPayload } from './order-event-payload.js';
import { orderAddressChanged } from './order-events.js';
import { OrderRepository } from './order-repository.service.js';
import { orderSearchParts } from './order-search.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** Sends orders that have not left the shop to another address (docs/product.md#order-address). */
@Injectable()
export class OrderAddress {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: OrderRepository,
    private readonly deliveryAreas: CurrentDeliveryAreas,
    private readonly trail: OrderTrail,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Replaces the address of an order; what was agreed on charge and promise stays.
   * @throws ShopError order.missing; order.address-fixed once it is shipped or cancelled, and for another state once an
   *   invoice is issued; order.not-served
   */
  async change(
    by: AdminActor,
    { orderId, address }: OrderAddressRequest,
    claim: Claim,
  ): Promise<OrderAnswer> {
    const { areas } = await this.deliveryAreas.get();
    if (!deliveryTo(areas, address.pincode)) {
      throw new ShopError('order.not-served', { pincode: address.pincode });
    }
    return this.transactions.run(async (session) => {
      const order = await this.repository.find(orderId, session);
      mustBeOpenFor(order, address.state);
      const deliveryAddress = deliveryAddressOf(address);
      const searchParts = orderSearchParts({ customer: order.customer, deliveryAddress });
      const now = await this.repository.change(
        order,
        { payment: order.payment, deliveryAddress, searchParts },
        session,
      );
      await this.trail.add(session, orderId, {
        by: { kind: 'admin', userId: by.userId },
        what: 'address',
        text: labelOf(order.deliveryAddress),
      });
      await this.audit.add(session, by, {
        action: 'orders.address-changed',
        // the address stands in the order and its trail alone, where a customer's deletion removes it
        subject: { type: 'order', id: orderId },
      });
      await this.events.publish(session, orderAddressChanged(toEventPayload(now)));
      const answer = ok('Address changed', toAdminOrder(now));
      await claim.complete(session, answer);
      return answer;
    });
  }
}

/** The tax on an issued invoice is that of the state it names: it stays. */
function mustBeOpenFor({ statusHistory, invoice, deliveryAddress }: OrderRecord, state: string): void {
  const isOpen = mayChangeAddress(furthestStage(statusHistory));
  if (!isOpen || (invoice && !isSameState(deliveryAddress.state, state)))
    throw new ShopError('order.address-fixed');
}

/** A label for a parcel in one line. */
const labelOf = (address: DeliveryAddress): string =>
  `${address.name}, ${addressInOneLine(address)}, ${address.mobile}`;
