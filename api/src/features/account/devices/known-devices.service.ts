import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ShopConfig } from '#platform/config/shop-config.js';
import { type KeyedHash, keyedHash } from '../keyed-hash.js';
import { type Device, KNOWN_DAYS } from './device.js';
import { type KnownDeviceRecord, knownDeviceModel } from './models/known-device.model.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Codes of a second factor that may be tried on one known device within an hour. */
const MAX_CODES = 20;
/** The devices of one account that are remembered; clients without cookies are a new one each time. */
const MAX_DEVICES = 30;

/** A device as it was noted at a sign-in. */
export interface NotedDevice {
  readonly deviceId: string;
  /** Whether its account was neither made nor ever signed in on this one. */
  readonly isNew: boolean;
}

/** The devices on which accounts have been signed in (docs/product.md#known-devices). */
@Injectable()
export class KnownDevices {
  private readonly hash: KeyedHash;

  constructor(
    @InjectModel(knownDeviceModel.name) private readonly devices: Model<KnownDeviceRecord>,
    { jwtSecret }: ShopConfig,
  ) {
    this.hash = keyedHash(jwtSecret, 'jhola known device');
  }

  /** The id of this device among those the account is known on, by its cookie alone; undefined for others. */
  async find(userId: string, device: Device): Promise<string | undefined> {
    if (!device.isReturning) return undefined;
    const known = await this.devices.exists({ userId, secretHash: this.hash(device.secret) });
    return known?._id.toHexString();
  }

  /** Notes that the account is made, or signed in, on this device, in the transaction that does so. */
  async note(userId: string, device: Device, transaction: ClientSession): Promise<NotedDevice> {
    const known = await this.devices
      .find({ userId }, { secretHash: 1, agentHash: 1 })
      .sort({ lastSignInAt: -1 })
      .session(transaction)
      .lean();
    const noted = this.noted(device);
    const same = known.find(({ secretHash }) => secretHash === noted.secretHash);
    if (same) {
      await this.devices
        .updateOne({ _id: same._id }, { $set: noted, $unset: { codesTried: 1 } })
        .session(transaction);
      return { deviceId: same._id.toHexString(), isNew: false };
    }
    const _id = new Types.ObjectId();
    await this.devices.create([{ _id, userId, ...noted }], { session: transaction });
    const beyond = known.slice(MAX_DEVICES - 1).map((each) => each._id);
    if (beyond.length > 0) {
      await this.devices.deleteMany({ _id: trusted({ $in: beyond }) }).session(transaction);
    }
    const isNew = !known.some(({ agentHash }) => agentHash === noted.agentHash);
    return { deviceId: _id.toHexString(), isNew };
  }

  /**
   * Counts a code of a second factor that is tried on a known device, in one conditional write, before it is looked at. A sign-in
   * clears the count.
   * @throws ShopError request.too-many
   */
  async countCode(deviceId: string): Promise<void> {
    const now = Date.now();
    const hourAgo = new Date(now - HOUR_MS);
    const begun = await this.devices.updateOne(
      {
        _id: deviceId,
        $or: [
          { codesTried: trusted({ $exists: false }) },
          { 'codesTried.since': trusted({ $lte: hourAgo }) },
        ],
      },
      { $set: { codesTried: { count: 1, since: new Date(now) } } },
    );
    if (begun.matchedCount === 1) return;
    const counted = await this.devices.updateOne(
      { _id: deviceId, 'codesTried.count': trusted({ $lt: MAX_CODES }) },
      { $inc: { 'codesTried.count': 1 } },
    );
    if (counted.matchedCount === 1) return;
    throw new ShopError('request.too-many', { seconds: HOUR_MS / 1000 });
  }

  private noted({ secret, name, address, userAgent }: Device): Omit<KnownDeviceRecord, '_id' | 'userId'> {
    const now = Date.now();
    return {
      name,
      secretHash: this.hash(secret),
      agentHash: this.hash(`${address} ${userAgent}`),
      lastSignInAt: new Date(now),
      expiresAt: new Date(now + KNOWN_DAYS * DAY_MS),
    };
  }

  /** The devices of an account, the last used first. */
  listOf(userId: string): Promise<KnownDeviceRecord[]> {
    return this.devices.find({ userId }).sort({ lastSignInAt: -1 }).lean();
  }

  /** Forgets one device. @returns whose it was; undefined when it is not known any more */
  async forget(deviceId: string, transaction: ClientSession): Promise<string | undefined> {
    const record = await this.devices.findByIdAndDelete(deviceId, { session: transaction }).lean();
    return record?.userId.toHexString();
  }

  /** Forgets all devices of an account: each is a new one then. */
  async forgetAllOf(userId: string, transaction: ClientSession): Promise<void> {
    await this.devices.deleteMany({ userId }).session(transaction);
  }
}
