import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { orderModel } from '../models/order.model.js';
import { BoughtTogetherController } from './bought-together.controller.js';
import { BoughtTogether } from './bought-together.service.js';
import { boughtPairModel } from './models/bought-pair.model.js';
import { pairCountModel } from './models/pair-count.model.js';
import { PairCounter } from './pair-counter.service.js';
import { PairUpkeep } from './pair-upkeep.service.js';

/** Which products are ordered together: counted by the orders' events, read by index. */
@Module({
  imports: [CatalogueModule, MongooseModule.forFeature([orderModel, boughtPairModel, pairCountModel])],
  controllers: [BoughtTogetherController],
  providers: [BoughtTogether, PairCounter, PairUpkeep],
})
export class BoughtTogetherModule {}
