import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { type SignOutTokens, signOutTokens } from '../sign-out-tokens.js';
import { Sessions } from './sessions.service.js';

/** Signs a device out for whoever has the mail that reports it, signed in or not. */
@Injectable()
export class DeviceSignOut {
  private readonly tokens: SignOutTokens;

  constructor(
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
    private readonly audit: AccountAudit,
    { jwtSecret }: ShopConfig,
  ) {
    this.tokens = signOutTokens(jwtSecret);
  }

  /**
   * Ends all sessions of the device and forgets it; nothing is left to do when that was done before.
   * @throws ShopError session.unknown-link for a token the shop never issued
   */
  async signOut(token: string, from: Device): Promise<void> {
    const deviceId = this.tokens.read(token);
    if (!deviceId) throw new ShopError('session.unknown-link');
    await this.transactions.run(async (transaction) => {
      const userId = await this.devices.forget(deviceId, transaction);
      if (!userId) return;
      await this.sessions.endAllOn(userId, deviceId, transaction);
      await this.audit.add(transaction, userId, from, {
        action: 'sign-in.ended',
        after: { devices: 'reported' },
      });
    });
  }
}
