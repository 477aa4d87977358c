import {
  AddressAnswer,
  AddressListAnswer,
  addressPaths,
  CreateAddressRequest,
  UpdateAddressRequest,
} from '@jhola/shared/contracts/addresses.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { DeleteByIdRequest } from '@jhola/shared/contracts/category.contract';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { AddressesService } from './addresses.service.js';

/** The calls of docs/product.md#address-calls. */
@ApiTags('Addresses')
@Audience('customer')
@Controller()
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Post(addressPaths.create)
  @Writes(AddressAnswer)
  create(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateAddressRequest }) fields: CreateAddressRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.addresses.create(user.userId, fields, claim);
  }

  @Get(addressPaths.get)
  @Answers(AddressListAnswer)
  async list(@CurrentUser() user: Principal) {
    return ok('Your addresses', await this.addresses.list(user.userId));
  }

  @Put(addressPaths.update)
  @Writes(AddressAnswer)
  async update(
    @CurrentUser() user: Principal,
    @Body({ schema: UpdateAddressRequest }) change: UpdateAddressRequest,
  ) {
    return ok('Address updated', await this.addresses.update(user.userId, change));
  }

  @Delete(addressPaths.disable)
  @Writes(PlainAnswer)
  async disable(
    @CurrentUser() user: Principal,
    @Body({ schema: DeleteByIdRequest }) { _id }: DeleteByIdRequest,
  ) {
    await this.addresses.disable(user.userId, _id);
    return ok('Address Removed');
  }
}
