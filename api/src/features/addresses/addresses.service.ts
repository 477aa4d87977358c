import type {
  Address,
  AddressAnswer,
  CreateAddressRequest,
  UpdateAddressRequest,
} from '@jhola/shared/contracts/addresses.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { Batcher } from '#platform/jobs/batcher.js';
import { type AddressRecord, addressModel } from './models/address.model.js';

/** The limit of addresses of a shopper. */
const MAX_ADDRESSES = 50;

/** The delivery addresses of shoppers; everyone sees and changes only their own. */
@Injectable()
export class AddressesService {
  /** Each order asks for one; under load they ask together. */
  private readonly reads: Batcher<string, AddressRecord | undefined>;

  constructor(
    @InjectModel(addressModel.name) private readonly addresses: Model<AddressRecord>,
    private readonly transactions: Transactions,
  ) {
    this.reads = new Batcher((ids) => this.shown(ids));
  }

  /**
   * Saves a new address of this shopper.
   * @throws ShopError address.too-many
   */
  async create(userId: string, fields: CreateAddressRequest, claim: Claim): Promise<AddressAnswer> {
    if ((await this.addresses.countDocuments({ userId, status: true })) >= MAX_ADDRESSES) {
      throw new ShopError('address.too-many', { most: MAX_ADDRESSES });
    }
    const record = {
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(userId),
      ...fields,
      status: true,
      createdAt: new Date(),
    };
    const answer = ok('Address added', toAddress(record));
    await this.transactions.run(async (session) => {
      await this.addresses.collection.insertOne(record, { session });
      await claim.complete(session, answer);
    });
    return answer;
  }

  /** The shown addresses (status true) of this shopper, newest first. */
  async list(userId: string): Promise<Address[]> {
    const records = await this.addresses
      .find({ userId, status: true })
      .sort({ createdAt: -1 })
      .limit(MAX_ADDRESSES)
      .lean<AddressRecord[]>();
    return records.map(toAddress);
  }

  /**
   * Changes an address of this shopper.
   * @throws ShopError address.missing for one that is removed or another's
   */
  async update(userId: string, { _id, ...fields }: UpdateAddressRequest): Promise<Address> {
    const record = await this.addresses
      .findOneAndUpdate({ _id, userId, status: true }, { $set: fields }, { returnDocument: 'after' })
      .lean<AddressRecord>();
    if (!record) throw new ShopError('address.missing');
    return toAddress(record);
  }

  /**
   * Removes an address: it is no longer shown or selectable, orders keep their own copy.
   * @throws ShopError address.missing for one that is removed already or another's
   */
  async disable(userId: string, addressId: string): Promise<void> {
    const { matchedCount } = await this.addresses.updateOne(
      { _id: addressId, userId, status: true },
      { $set: { status: false } },
    );
    if (matchedCount === 0) throw new ShopError('address.missing');
  }

  /**
   * The address an order of this shopper goes to.
   * @throws ShopError address.missing for one that is removed or another's
   */
  async forDelivery(userId: string, addressId: string): Promise<AddressRecord> {
    const record = await this.reads.load(addressId);
    if (record?.userId.toHexString() !== userId) throw new ShopError('address.missing');
    return record;
  }

  private async shown(ids: readonly string[]): Promise<(AddressRecord | undefined)[]> {
    const wanted = [...new Set(ids)].map((id) => new Types.ObjectId(id));
    const found = await this.addresses.collection
      .find<AddressRecord>({ _id: { $in: wanted }, status: true })
      .toArray();
    const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
    return ids.map((id) => byId.get(id));
  }
}

/** An address as it travels (docs/product.md#address-fields). */
function toAddress(record: AddressRecord): Address {
  const { _id, userId, createdAt: _createdAt, ...fields } = record;
  return { _id: _id.toHexString(), userId: userId.toHexString(), ...fields };
}
