import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AnswersModule } from '#platform/answers/answers.module.js';
import { AuditLogModule } from '#platform/audit-log/audit-log.module.js';
import { configModule } from '#platform/config/config.module.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { DatabaseModule } from '#platform/database/database.module.js';
import { PlatformShopSettingsModule } from '#platform/shop-settings/shop-settings.module.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { knownDeviceModel } from '../devices/models/known-device.model.js';
import { sessionModel } from '../models/session.model.js';
import { userModel } from '../models/user.model.js';
import { NewAccounts } from '../new-accounts.service.js';
import { passkeyModel } from '../passkeys/models/passkey.model.js';
import { PasswordRules } from '../password/password-rules.service.js';
import { Passwords } from '../password/passwords.service.js';
import { secondFactorModel } from '../second-factor/models/second-factor.model.js';
import { AdministratorAccounts } from './administrator-accounts.service.js';

@Module({})
class AdminCommandModule {}

/** The database and the accounts in it: the parts of the API that `admin:create` uses. */
export const adminCommandModule = (config: ShopConfig): DynamicModule => ({
  module: AdminCommandModule,
  imports: [
    configModule(config),
    AnswersModule,
    PlatformShopSettingsModule,
    DatabaseModule,
    AuditLogModule,
    MongooseModule.forFeature([userModel, sessionModel, knownDeviceModel, secondFactorModel, passkeyModel]),
  ],
  providers: [NewAccounts, KnownDevices, Passwords, PasswordRules, AdministratorAccounts],
});
