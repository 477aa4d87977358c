import {
  DeliveryAreasAnswer,
  DistrictsAnswer,
  deliveryAreasPaths,
  SaveDeliveryAreasRequest,
} from '@jhola/shared/contracts/delivery-areas.contract';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Pincodes } from '../addresses/pincodes/pincodes.service.js';
import { CurrentDeliveryAreas, DELIVERY_AREAS_TAG } from './current-delivery-areas.service.js';
import { DeliveryAreasEdits } from './delivery-areas-edits.service.js';

/** Where the shop delivers (docs/product.md#delivery-areas). */
@ApiTags('Delivery areas')
@Controller()
export class DeliveryAreasController {
  constructor(
    private readonly current: CurrentDeliveryAreas,
    private readonly edits: DeliveryAreasEdits,
    private readonly pincodes: Pincodes,
    private readonly answers: ResponseCache,
  ) {}

  /** Read from the database where other processes may write: who is notified of a change must not be answered the old. */
  @Get(deliveryAreasPaths.get)
  @Audience('public')
  @DocumentedAnswer(DeliveryAreasAnswer)
  get() {
    return this.answers.getOrLoad(DELIVERY_AREAS_TAG, [DELIVERY_AREAS_TAG], async () =>
      ok('Delivery areas', await this.current.read()),
    );
  }

  @Get(deliveryAreasPaths.districts)
  @Audience('admin')
  @Answers(DistrictsAnswer)
  async districts() {
    return ok('Districts', await this.pincodes.districts());
  }

  @Put(deliveryAreasPaths.save)
  @Audience('admin')
  @Writes(DeliveryAreasAnswer)
  async save(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: SaveDeliveryAreasRequest }) request: SaveDeliveryAreasRequest,
  ) {
    return ok('Delivery areas saved', await this.edits.save(by, request));
  }
}
