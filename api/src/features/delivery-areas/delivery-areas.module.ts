import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CurrentDeliveryAreas } from './current-delivery-areas.service.js';
import { DeliveryAreasController } from './delivery-areas.controller.js';
import { DeliveryAreasEdits } from './delivery-areas-edits.service.js';
import { DistrictCodes } from './district-codes.service.js';
import { deliveryAreasModel } from './models/delivery-areas.model.js';

/** Where the shop delivers: Admin › Settings › Delivery. */
@Module({
  imports: [AddressesModule, MongooseModule.forFeature([deliveryAreasModel])],
  controllers: [DeliveryAreasController],
  providers: [CurrentDeliveryAreas, DeliveryAreasEdits, DistrictCodes],
  exports: [CurrentDeliveryAreas],
})
export class DeliveryAreasModule {}
