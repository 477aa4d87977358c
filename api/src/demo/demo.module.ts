import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../features/catalogue/catalogue.module.js';
import { reviewModel } from '../features/reviews/models/review.model.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { reportProgress } from '../platform/logging/launch-report.js';
import { DemoSeeding } from './demo-seeding.service.js';
import { demoFillModel } from './models/demo-fill.model.js';
import { ownerDemoModel } from './models/owner-demo.model.js';
import { OwnerDemoController } from './owner-demo.controller.js';
import { OwnerDemo } from './owner-demo.service.js';

/** Fills an empty shop for those who try it out. */
@Module({
  imports: [CatalogueModule, MongooseModule.forFeature([demoFillModel, ownerDemoModel, reviewModel])],
  controllers: [OwnerDemoController],
  providers: [DemoSeeding, OwnerDemo],
})
export class DemoModule implements OnModuleInit {
  constructor(
    private readonly seeding: DemoSeeding,
    private readonly config: ShopConfig,
  ) {}

  /** On init, because the catalogue's feed reads the whole catalogue when everyone has been initialised. */
  async onModuleInit(): Promise<void> {
    const { demoProducts } = this.config;
    if (demoProducts === 0) return;
    await this.seeding.fill(demoProducts, new Date(), (done, total) =>
      reportProgress('catalogue', done, total),
    );
  }
}
