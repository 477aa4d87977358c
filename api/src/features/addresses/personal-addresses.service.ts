import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type AddressRecord, addressModel } from './models/address.model.js';

/** A user's rights to their addresses, including removed ones. */
@Injectable()
export class PersonalAddresses implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(addressModel.name) private readonly addresses: Model<AddressRecord>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('addresses', this);
  }

  async export(userId: string) {
    const records = await this.addresses.find({ userId }).sort({ createdAt: 1 }).lean<AddressRecord[]>();
    return records.map(({ _id, userId: _owner, ...fields }) => ({ _id: _id.toHexString(), ...fields }));
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.addresses.deleteMany({ userId }).session(session);
  }
}
