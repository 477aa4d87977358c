import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FastifyRequest } from 'fastify';
import type { Model } from 'mongoose';
import { Limits } from '#platform/limits/limits.service.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';

/** Counts attempts to sign in. Those that are too many for an administrator's account are recorded. */
@Injectable()
export class SignInAttempts {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly devices: KnownDevices,
    private readonly passkeys: Passkeys,
    private readonly limits: Limits,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * Of an attempt by password. Guesses from elsewhere never lock out a device on which the account is known.
   * @throws ShopError request.too-many
   */
  async admit(email: string, device: Device, request: FastifyRequest): Promise<void> {
    if (this.limits.areOffFor(request)) return;
    const known = await this.findKnown(email, device);
    const { ip: address } = request;
    await this.audit.recordingRefusal(
      device,
      async () => (await this.users.exists({ email }))?._id.toHexString(),
      () =>
        known
          ? this.limits.admit('knownDevice', { address, userId: known, body: undefined })
          : this.limits.admit('login', { address, body: { email } }),
    );
  }

  /**
   * Of an attempt by a passkey.
   * @param credentialId of the passkey, as it came
   * @throws ShopError request.too-many
   */
  async admitPasskey(credentialId: string, device: Device, request: FastifyRequest): Promise<void> {
    if (this.limits.areOffFor(request)) return;
    await this.audit.recordingRefusal(
      device,
      () => this.passkeys.ownerOf(credentialId),
      () => this.limits.admit('passkeys', { address: request.ip, body: undefined }),
    );
  }

  private async findKnown(email: string, device: Device): Promise<string | undefined> {
    if (!device.isReturning) return undefined;
    const user = await this.users.exists({ email });
    return user ? this.devices.find(user._id.toHexString(), device) : undefined;
  }
}
