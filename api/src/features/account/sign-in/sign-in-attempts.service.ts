import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FastifyRequest } from 'fastify';
import type { Model } from 'mongoose';
import { Limits } from '#platform/limits/limits.service.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';

/** Counts attempts to sign in by password. Guesses from elsewhere never lock out a device on which the account is known. */
@Injectable()
export class SignInAttempts {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly devices: KnownDevices,
    private readonly limits: Limits,
  ) {}

  /** @throws ShopError request.too-many */
  async admit(email: string, device: Device, request: FastifyRequest): Promise<void> {
    if (this.limits.areOffFor(request)) return;
    const known = await this.findKnown(email, device);
    const { ip: address } = request;
    if (known) await this.limits.admit('knownDevice', { address, userId: known, body: undefined });
    else await this.limits.admit('login', { address, body: { email } });
  }

  private async findKnown(email: string, device: Device): Promise<string | undefined> {
    if (!device.isReturning) return undefined;
    const user = await this.users.exists({ email });
    return user ? this.devices.find(user._id.toHexString(), device) : undefined;
  }
}
