import type { SecondFactorSecret, SecondFactorStatus } from '@jhola/shared/contracts/second-factor.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { appAddress, isAppCode, newRecoveryCodes, newSecret, plain, recoveryHash, stepOf } from './codes.js';
import { type SecondFactorRecord, secondFactorModel } from './models/second-factor.model.js';
import { SealedSecrets } from './sealed-secrets.js';

const HOUR_MS = 60 * 60 * 1000;
/** Codes that may be tried within an hour from devices on which the account is not known. */
const MAX_ATTEMPTS = 10;

/** Uses a right code up, in the transaction of what it allows. @throws ShopError second-factor.wrong when it was used meanwhile */
export type UseCode = (transaction: ClientSession) => Promise<void>;

/** What a code was used for. */
export interface UsedCode {
  /** Whether the account has a second factor at all. */
  readonly isOn: boolean;
  /** Whether it was a recovery code. */
  readonly isRecovery: boolean;
  readonly use: UseCode;
}

/** The second factor of accounts: codes of an authenticator app, and recovery codes (docs/product.md#second-factor). */
@Injectable()
export class SecondFactors {
  private readonly secrets: SealedSecrets;

  constructor(
    @InjectModel(secondFactorModel.name) private readonly factors: Model<SecondFactorRecord>,
    private readonly devices: KnownDevices,
    private readonly settings: CurrentShopSettings,
    { jwtSecret }: ShopConfig,
  ) {
    this.secrets = new SealedSecrets(jwtSecret);
  }

  /** Whether sign-in asks this account for a code, since when, and how many recovery codes are left. */
  async status(userId: string): Promise<SecondFactorStatus> {
    const record = await this.factors.findOne({ userId }).lean();
    if (!record?.confirmedAt) return { on: false, since: null, recoveryCodesLeft: 0 };
    const { confirmedAt, recoveryHashes } = record;
    return { on: true, since: confirmedAt.toISOString(), recoveryCodesLeft: recoveryHashes.length };
  }

  /**
   * Makes a secret for an app; sign-in does not ask for its codes before the first is confirmed.
   * @param email names the account in the app
   * @throws ShopError second-factor.on
   */
  async begin(userId: string, email: string): Promise<SecondFactorSecret> {
    if ((await this.status(userId)).on) throw new ShopError('second-factor.on');
    const secret = newSecret();
    await this.factors.updateOne(
      { userId, confirmedAt: trusted({ $exists: false }) },
      {
        $set: {
          sealedSecret: this.secrets.seal(secret, userId),
          lastStep: 0,
          recoveryHashes: [],
          attempts: 0,
          attemptsSince: new Date(),
        },
      },
      { upsert: true },
    );
    return { secret, uri: appAddress(secret, email, (await this.settings.get()).name) };
  }

  /**
   * Confirms the secret by its first code: from now on sign-in asks for one.
   * @returns the recovery codes, which are stored as hashes only
   * @throws ShopError second-factor.off when none was begun, second-factor.on, second-factor.wrong, request.too-many
   */
  async confirm(userId: string, code: string, transaction: ClientSession): Promise<string[]> {
    const record = await this.factors.findOne({ userId }).lean();
    if (!record) throw new ShopError('second-factor.off');
    if (record.confirmedAt) throw new ShopError('second-factor.on');
    const step = await this.stepOf(code, record);
    const recoveryCodes = newRecoveryCodes();
    const { matchedCount } = await this.factors
      .updateOne(
        { _id: record._id, sealedSecret: record.sealedSecret, confirmedAt: trusted({ $exists: false }) },
        {
          $set: {
            confirmedAt: new Date(),
            lastStep: step,
            recoveryHashes: recoveryCodes.map(recoveryHash),
            attempts: 0,
          },
        },
      )
      .session(transaction);
    if (matchedCount === 0) throw new ShopError('second-factor.wrong');
    return recoveryCodes;
  }

  /**
   * Checks the code of somebody who has proved their password; an account without a second factor needs none.
   * @param device where it is tried: guesses from elsewhere do not lock out a device on which the account is known
   * @throws ShopError second-factor.required without a code, second-factor.wrong, request.too-many
   */
  async check(userId: string, code: string | undefined, device: Device): Promise<UsedCode> {
    const record = await this.factors.findOne({ userId }).lean();
    if (!record?.confirmedAt) return this.none(userId);
    if (code === undefined) throw new ShopError('second-factor.required');
    const known = await this.devices.find(userId, device);
    if (known) await this.devices.countCode(known);
    else await this.countAttempt(record);
    if (isAppCode(code)) {
      const step = await this.stepOf(code, record);
      const use = this.using(
        { _id: record._id, lastStep: trusted({ $lt: step }) },
        { $set: { lastStep: step, attempts: 0 } },
      );
      return { isOn: true, isRecovery: false, use };
    }
    const hash = recoveryHash(code);
    if (!record.recoveryHashes.includes(hash)) throw new ShopError('second-factor.wrong');
    const use = this.using(
      { _id: record._id, recoveryHashes: hash },
      { $pull: { recoveryHashes: hash }, $set: { attempts: 0 } },
    );
    return { isOn: true, isRecovery: true, use };
  }

  /** Other recovery codes in place of those that are left. @returns them; they are stored as hashes only */
  async replaceRecoveryCodes(userId: string, transaction: ClientSession): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes();
    await this.factors
      .updateOne({ userId }, { $set: { recoveryHashes: recoveryCodes.map(recoveryHash) } })
      .session(transaction);
    return recoveryCodes;
  }

  /** Removes the second factor of an account: sign-in asks for the password alone. */
  async remove(userId: string, transaction: ClientSession): Promise<void> {
    await this.factors.deleteOne({ userId }).session(transaction);
  }

  /** What an account without a second factor shows; it is asked for a code after all when one was turned on meanwhile. */
  private none(userId: string): UsedCode {
    const use = async (transaction: ClientSession) => {
      const filter = { userId, confirmedAt: trusted({ $exists: true }) };
      if (await this.factors.exists(filter).session(transaction))
        throw new ShopError('second-factor.required');
    };
    return { isOn: false, isRecovery: false, use };
  }

  private using(filter: QueryFilter<SecondFactorRecord>, change: UpdateQuery<SecondFactorRecord>): UseCode {
    return async (transaction) => {
      const { matchedCount } = await this.factors.updateOne(filter, change).session(transaction);
      if (matchedCount === 0) throw new ShopError('second-factor.wrong');
    };
  }

  private async stepOf(
    code: string,
    { sealedSecret, userId, lastStep }: SecondFactorRecord,
  ): Promise<number> {
    const step = stepOf(plain(code), this.secrets.open(sealedSecret, userId.toHexString()));
    if (step === undefined || step <= lastStep) throw new ShopError('second-factor.wrong');
    return step;
  }

  /** Counts before the code is looked at, in one conditional write: parallel guesses do not pass the limit. */
  private async countAttempt({ _id }: SecondFactorRecord): Promise<void> {
    const hourAgo = new Date(Date.now() - HOUR_MS);
    const started = await this.factors.updateOne(
      { _id, attemptsSince: trusted({ $lte: hourAgo }) },
      { $set: { attempts: 1, attemptsSince: new Date() } },
    );
    if (started.matchedCount === 1) return;
    const counted = await this.factors.updateOne(
      { _id, attempts: trusted({ $lt: MAX_ATTEMPTS }) },
      { $inc: { attempts: 1 } },
    );
    if (counted.matchedCount === 1) return;
    const record = await this.factors.findById(_id, { attemptsSince: 1 }).lean();
    const endsAt = (record?.attemptsSince.getTime() ?? Date.now()) + HOUR_MS;
    throw new ShopError('request.too-many', {
      seconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)),
    });
  }
}
