import { AdminOrdersAnswer, AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { OrderAnswer, orderPaths, UpdateOrderStatusRequest } from '@jhola/shared/contracts/orders.contract';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { ok } from '../../platform/answers/ok.js';
import { Audience } from '../../platform/auth/audience.decorator.js';
import type { Claim } from '../../platform/idempotency/claim.js';
import { CurrentClaim, Writes } from '../../platform/idempotency/writes.decorator.js';
import { OrderLists } from './order-lists.service.js';
import { OrderProgress } from './order-progress.service.js';

/** The calls of section 7, Orders, that administrators make. */
@ApiTags('Orders')
@Audience('admin')
@Controller()
export class AdminOrdersController {
  constructor(
    private readonly progress: OrderProgress,
    private readonly lists: OrderLists,
  ) {}

  @Get(orderPaths.adminOrders)
  @Answers(AdminOrdersAnswer)
  async list(@Query({ schema: AdminOrdersQuery }) query: AdminOrdersQuery) {
    const { orders, nextCursor } = await this.lists.page(query);
    return { ...ok('All orders', orders), nextCursor };
  }

  /** The second path is the older variant of the same call. */
  @Post([orderPaths.adminUpdateStatus, orderPaths.updateStatus])
  @Writes(OrderAnswer)
  updateStatus(
    @Body({ schema: UpdateOrderStatusRequest }) { orderId, status }: UpdateOrderStatusRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.progress.advance(orderId, status, claim);
  }
}
