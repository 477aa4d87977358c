import { DemoCatalogueAnswer, demoCataloguePaths } from '@jhola/shared/contracts/demo-catalogue.contract';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../platform/answers/answers.decorator.js';
import { ok } from '../platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '../platform/audit-log/audit-actor.js';
import { Audience } from '../platform/auth/audience.decorator.js';
import { Writes } from '../platform/idempotency/writes.decorator.js';
import { OwnerDemo } from './owner-demo.service.js';

/** Demo products in a shop of one's own (docs/product.md#set-up). */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class OwnerDemoController {
  constructor(private readonly demo: OwnerDemo) {}

  @Get(demoCataloguePaths.state)
  @Answers(DemoCatalogueAnswer)
  async state() {
    return ok('Demo products', await this.demo.state());
  }

  @Post(demoCataloguePaths.start)
  @Writes(DemoCatalogueAnswer)
  async start(@ActingAdmin() by: AdminActor) {
    return ok('Demo products', await this.demo.start(by));
  }
}
