import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModule } from '../account/account.module.js';
import { UserLists } from '../account/user-lists.service.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';
import { addressModel } from './models/address.model.js';
import { PersonalAddresses } from './personal-addresses.service.js';
import { PincodesController } from './pincodes/pincodes.controller.js';
import { PincodesModule } from './pincodes/pincodes.module.js';

/** Delivery addresses. */
@Module({
  imports: [AccountModule, PincodesModule, MongooseModule.forFeature([addressModel])],
  controllers: [AddressesController, PincodesController],
  providers: [AddressesService, PersonalAddresses],
  exports: [AddressesService, PincodesModule],
})
export class AddressesModule implements OnModuleInit {
  constructor(
    private readonly lists: UserLists,
    private readonly addresses: AddressesService,
  ) {}

  onModuleInit(): void {
    this.lists.provide('address_details', async (userId) =>
      (await this.addresses.list(userId)).map(({ _id }) => _id),
    );
  }
}
