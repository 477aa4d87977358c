import { addressPaths, Pincode, PincodeAnswer } from '@jhola/shared/contracts/addresses.contract';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Pincodes } from './pincodes.service.js';

/** The postal locations of PIN codes (docs/product.md#address-calls). */
@ApiTags('Addresses')
@Audience('public')
@Controller()
export class PincodesController {
  constructor(private readonly pincodes: Pincodes) {}

  @Get(addressPaths.pincode)
  @Answers(PincodeAnswer)
  async postalLocations(
    @Param('pincode', { schema: Pincode }) pincode: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const postalLocations = await this.pincodes.locationsOf(pincode);
    // Districts of PIN codes rarely change.
    reply.header('cache-control', 'public, max-age=86400');
    return ok('Pincode', { pincode, places: postalLocations });
  }
}
