import { createHash, randomBytes } from 'node:crypto';
import { type SetUpRequest, setUpPage } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { AuditActor } from '#platform/audit-log/audit-actor.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Device } from '../devices/device.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { NewAccounts } from '../new-accounts.service.js';
import { PasswordRules } from '../password/password-rules.service.js';
import { Passwords } from '../password/passwords.service.js';
import { type SetUpLinkRecord, setUpLinkModel } from './models/set-up-link.model.js';

/** How long a set-up link may be used, in minutes. */
const LINK_MINUTES = 30;

const LINK = { _id: 'set-up' } as const;

/** Makes the first administrator of a shop that has none. */
@Injectable()
export class FirstOwner {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    @InjectModel(setUpLinkModel.name) private readonly links: Model<SetUpLinkRecord>,
    private readonly newAccounts: NewAccounts,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly transactions: Transactions,
  ) {}

  /** Whether the shop has no administrator yet. */
  async isMissing(): Promise<boolean> {
    return (await this.users.exists({ role: 'ADMIN' })) === null;
  }

  /**
   * A link that creates an administrator, once and within half an hour; it invalidates earlier links.
   * @param origin scheme, host and port of the shop
   */
  async newLink(origin: string, now = new Date()): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
    await this.links.updateOne(LINK, { $set: { tokenHash: hashed(token), expiresAt } }, { upsert: true });
    return `${origin}${setUpPage.path}?${setUpPage.parameter}=${token}`;
  }

  /**
   * Creates the administrator and uses up the link, both or neither.
   * @param device where it is done: the account is known there
   * @throws ShopError account.set-up-refused for a link that was used, has expired or has been replaced, and
   *   as soon as there is any administrator; account.email-taken; as PasswordRules.check
   */
  async setUp(
    { token, name, email, password }: SetUpRequest,
    device: Device,
    now = new Date(),
  ): Promise<void> {
    const asked = { ...LINK, tokenHash: hashed(token), expiresAt: trusted({ $gt: now }) };
    // Checked before the password is hashed, so that guessing links costs the shop little.
    if (!(await this.links.exists(asked))) throw new ShopError('account.set-up-refused');
    await this.rules.check(password, { name, email });
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (session) => {
      const link = await this.links.findOneAndDelete(asked, { session }).lean();
      const admin = await this.users.exists({ role: 'ADMIN' }).session(session);
      if (!link || admin) throw new ShopError('account.set-up-refused');
      const by: AuditActor = { kind: 'visitor', address: device.address, device: device.name };
      await this.newAccounts.firstOwner({ name, email, passwordHash }, by, device, session);
    });
  }

  /** An administrator created at the shop's own terminal. @throws ShopError as NewAccounts.withPassword */
  make(owner: { readonly name: string; readonly email: string; readonly password: string }): Promise<void> {
    return this.newAccounts.withPassword(owner, { role: 'ADMIN' });
  }
}

/** The sentence with the link, for a log without a terminal. */
export const setUpSentence = (link: string): string =>
  `This shop has no administrator yet. Make one within ${LINK_MINUTES} minutes, at: ${link}`;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
