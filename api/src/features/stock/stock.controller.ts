import {
  AdjustStockAnswer,
  AdjustStockRequest,
  StockHistoryAnswer,
  StockHistoryRequest,
  StockListAnswer,
  StockListRequest,
  stockPaths,
} from '@jhola/shared/contracts/stock.contract';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { StockAdjustments } from './stock-adjustments.service.js';
import { StockLists } from './stock-lists.service.js';

/** How administrators view and correct stock (docs/product.md#stock-admin). */
@ApiTags('Stock')
@Audience('admin')
@Controller()
export class StockController {
  constructor(
    private readonly lists: StockLists,
    private readonly adjustments: StockAdjustments,
  ) {}

  @Post(stockPaths.list)
  @Answers(StockListAnswer)
  async list(@Body({ schema: StockListRequest }) request: StockListRequest) {
    const { levels, totalCount } = await this.lists.page(request);
    return { ...ok('Stock', levels), totalCount };
  }

  @Post(stockPaths.adjust)
  @Writes(AdjustStockAnswer)
  adjust(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: AdjustStockRequest }) request: AdjustStockRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.adjustments.adjust(by, request, claim);
  }

  @Post(stockPaths.history)
  @Answers(StockHistoryAnswer)
  async history(@Body({ schema: StockHistoryRequest }) { productId }: StockHistoryRequest) {
    return ok('Stock history', await this.adjustments.of(productId));
  }
}
