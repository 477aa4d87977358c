import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { pincodeModel } from '../models/pincode.model.js';
import { Pincodes } from './pincodes.service.js';

/** The shop's list of PIN codes. */
@Module({ imports: [MongooseModule.forFeature([pincodeModel])], providers: [Pincodes], exports: [Pincodes] })
export class PincodesModule {}
