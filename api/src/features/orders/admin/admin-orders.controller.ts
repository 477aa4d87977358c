import {
  AdminOrderDetailsAnswer,
  AdminOrdersAnswer,
  AdminOrdersQuery,
  adminOrderPaths,
  BulkStatusAnswer,
  BulkStatusRequest,
  CancelOrderItemsRequest,
  OrderAddressRequest,
  OrderNoteAnswer,
  OrderNoteRequest,
  OrderShipmentRequest,
} from '@jhola/shared/contracts/admin-orders.contract';
import {
  OrderAnswer,
  OrderId,
  orderPaths,
  UpdateOrderStatusRequest,
} from '@jhola/shared/contracts/orders.contract';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { OrderAddress } from '../order-address.service.js';
import { OrderItemCancellation } from '../order-item-cancellation.service.js';
import { OrderLists } from '../order-lists.service.js';
import { OrderProgress } from '../order-progress.service.js';
import { OrderShipments } from '../order-shipments.service.js';
import { AdminOrders } from './admin-orders.service.js';
import { OrderNotes } from './order-notes.service.js';

/** The administrators' calls for orders (docs/product.md#admin-order-calls). */
@ApiTags('Orders')
@Audience('admin')
@Controller()
export class AdminOrdersController {
  constructor(
    private readonly progress: OrderProgress,
    private readonly lists: OrderLists,
    private readonly adminOrders: AdminOrders,
    private readonly notes: OrderNotes,
    private readonly shipments: OrderShipments,
    private readonly address: OrderAddress,
    private readonly itemCancellation: OrderItemCancellation,
  ) {}

  @Get(orderPaths.adminOrders)
  @Answers(AdminOrdersAnswer)
  async list(@Query({ schema: AdminOrdersQuery }) query: AdminOrdersQuery) {
    const { orders, ...page } = await this.lists.page(query);
    return { ...ok('All orders', orders), ...page };
  }

  @Get(adminOrderPaths.details)
  @Answers(AdminOrderDetailsAnswer)
  async details(@Param('orderId', { schema: OrderId }) orderId: string) {
    return ok('Order', await this.adminOrders.details(orderId));
  }

  /** The second path is the older variant of the same call. */
  @Post([orderPaths.adminUpdateStatus, orderPaths.updateStatus])
  @Writes(OrderAnswer)
  updateStatus(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: UpdateOrderStatusRequest }) request: UpdateOrderStatusRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.progress.advance(request, by, claim);
  }

  @Post(adminOrderPaths.bulkStatus)
  @Writes(BulkStatusAnswer)
  async moveAll(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: BulkStatusRequest }) request: BulkStatusRequest,
  ) {
    return ok('Orders updated', await this.adminOrders.moveAll(by, request));
  }

  @Post(adminOrderPaths.shipment)
  @Writes(OrderAnswer)
  setShipment(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: OrderShipmentRequest }) request: OrderShipmentRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.shipments.set(by, request, claim);
  }

  @Post(adminOrderPaths.address)
  @Writes(OrderAnswer)
  changeAddress(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: OrderAddressRequest }) request: OrderAddressRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.address.change(by, request, claim);
  }

  @Post(adminOrderPaths.cancelItems)
  @Writes(OrderAnswer)
  cancelItems(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: CancelOrderItemsRequest }) request: CancelOrderItemsRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.itemCancellation.cancel(by, request, claim);
  }

  @Post(adminOrderPaths.note)
  @Writes(OrderNoteAnswer)
  note(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: OrderNoteRequest }) request: OrderNoteRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.notes.add(by, request, claim);
  }
}
