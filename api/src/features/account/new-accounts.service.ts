import { PersonName, type RegisterRequest, type Role } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { GooglePerson } from '#integrations/google/google-identities.js';
import { type AuditActor, atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import type { DemoAccount } from '#platform/config/demo-accounts.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Device } from './devices/device.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { type UserRecord, userModel } from './models/user.model.js';
import { PasswordRules } from './password/password-rules.service.js';
import { Passwords } from './password/passwords.service.js';
import { usernameFrom } from './username.js';

/** Creates accounts. It reports taken addresses; Registration decides what visitors learn of that. */
@Injectable()
export class NewAccounts {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly devices: KnownDevices,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * An account with a password; administrators are made so only at the shop's own computer.
   * @param device the one it is made on, which it is known on from then
   * @throws ShopError account.email-taken; as PasswordRules.check
   */
  async withPassword(
    { name, email, password }: Omit<RegisterRequest, 'confirmPassword'>,
    { role = 'USER', device }: { readonly role?: Role; readonly device?: Device } = {},
  ): Promise<void> {
    await this.rules.check(password, { name, email });
    // Hashed before the lookup, so that a taken e-mail takes as long as a free one.
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (session) => {
      const userId = await this.make({ name, email, passwordHash, role }, session);
      if (device) await this.devices.note(userId, device, session);
      if (role === 'ADMIN') await this.recordAdministrator(userId, atTheCommandLine, session);
    });
  }

  /** An account of the demo, with a password that the rules would refuse. @throws ShopError account.email-taken */
  async ofDemo({ email, password }: DemoAccount, name: string, role: Role): Promise<void> {
    await this.make({ name, email, passwordHash: await this.passwords.hash(password), role });
  }

  /**
   * The first administrator, within the transaction that uses up the set-up link.
   * @param by who has the link
   * @param device the one it is made on, which it is known on from then
   * @throws ShopError account.email-taken
   */
  async firstOwner(
    owner: { readonly name: string; readonly email: string; readonly passwordHash: string },
    by: AuditActor,
    device: Device,
    session: ClientSession,
  ): Promise<void> {
    const userId = await this.make({ ...owner, role: 'ADMIN' }, session);
    await this.devices.note(userId, device, session);
    await this.recordAdministrator(userId, by, session);
  }

  /**
   * An account opened by the sign-in provider, without a password; the provider has verified the address.
   * @param device the one it is made on, which it is known on from then
   * @throws ShopError account.email-taken, also when this user has just got an account
   */
  async byGoogle({ subject, email, name }: GooglePerson, device: Device): Promise<void> {
    const shown = PersonName.safeParse(name.slice(0, 100)).data ?? email.slice(0, email.indexOf('@'));
    await this.transactions.run(async (session) => {
      const account = { name: shown, email, googleId: subject, verify_email: true };
      await this.devices.note(await this.make(account, session), device, session);
    });
  }

  private recordAdministrator(userId: string, by: AuditActor, session: ClientSession): Promise<void> {
    return this.audit.add(session, by, {
      action: 'people.administrator-made',
      subject: { type: 'user', id: userId },
    });
  }

  private async make(
    fields: Partial<UserRecord> & Pick<UserRecord, 'name' | 'email'>,
    session: ClientSession | null = null,
  ): Promise<string> {
    const account = new this.users({ ...fields, username: usernameFrom(fields.name) });
    try {
      await account.save({ session });
      return account._id.toHexString();
    } catch (error) {
      throw isDuplicateKey(error) ? new ShopError('account.email-taken') : error;
    }
  }
}
