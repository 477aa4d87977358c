import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GoogleModule } from '#integrations/google/google.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AccountAudit } from './account-audit.service.js';
import { Administrators } from './administrators.service.js';
import { CustomerAccounts } from './customer-accounts.service.js';
import { DemoEnding } from './demo/demo-end.service.js';
import { DemoPasswords } from './demo/demo-passwords.service.js';
import { StartingAccounts } from './demo/starting-accounts.service.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { knownDeviceModel } from './devices/models/known-device.model.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { EmailChange } from './email-change/email-change.service.js';
import { FirstOwnerController } from './first-owner/first-owner.controller.js';
import { FirstOwner } from './first-owner/first-owner.service.js';
import { setUpLinkModel } from './first-owner/models/set-up-link.model.js';
import { GoogleLinks } from './google/google-links.service.js';
import { GoogleSignIn } from './google/google-sign-in.service.js';
import { AccountMailsModule } from './mails/account-mails.module.js';
import { sessionModel } from './models/session.model.js';
import { userModel } from './models/user.model.js';
import { NewAccounts } from './new-accounts.service.js';
import { NewCustomers } from './new-customers.service.js';
import { OneTimeCodesModule } from './one-time-codes/one-time-codes.module.js';
import { PasskeyChanges } from './passkey-settings/passkey-changes.service.js';
import { PasskeysController } from './passkey-settings/passkeys.controller.js';
import { passkeyModel } from './passkeys/models/passkey.model.js';
import { usedQuestionModel } from './passkeys/models/used-question.model.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { ChangePasswordController } from './password/change-password.controller.js';
import { ChangePassword } from './password/change-password.service.js';
import { PasswordRules } from './password/password-rules.service.js';
import { Passwords } from './password/passwords.service.js';
import { Reauthentication } from './password/reauthentication.service.js';
import { AccountDeletion } from './personal-data/account-deletion.service.js';
import { AccountRemoval } from './personal-data/account-removal.service.js';
import { DataExport } from './personal-data/data-export.service.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { PersonalData } from './personal-data/personal-data.service.js';
import { CodesData } from './recovery/codes-data.service.js';
import { resetPermitModel } from './recovery/models/reset-permit.model.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { Recovery } from './recovery/recovery.service.js';
import { ResetCodes } from './recovery/reset-codes.service.js';
import { ResetPermits } from './recovery/reset-permits.service.js';
import { Registration } from './registration.service.js';
import { secondFactorModel } from './second-factor/models/second-factor.model.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SecondFactorGate } from './second-factor-gate.service.js';
import { SecondFactorController } from './second-factor-settings/second-factor.controller.js';
import { SecondFactorChanges } from './second-factor-settings/second-factor-changes.service.js';
import { DeviceSignOutController } from './sessions/device-sign-out.controller.js';
import { DeviceSignOut } from './sessions/device-sign-out.service.js';
import { SessionIssuer } from './sessions/session-issuer.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Sessions } from './sessions/sessions.service.js';
import { SignOut } from './sessions/sign-out.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.service.js';
import { SignInAttempts } from './sign-in/sign-in-attempts.service.js';
import { UserDirectory } from './user-directory.service.js';
import { UserLists } from './user-lists.service.js';

/**
 * Accounts and sessions. Other features use UserDirectory (who is behind an id), UserLists (register a list
 * they keep for a user) and PersonalData (register what they hold of a user).
 */
@Module({
  imports: [
    AccountMailsModule,
    OneTimeCodesModule,
    GoogleModule,
    MongooseModule.forFeature([
      userModel,
      sessionModel,
      knownDeviceModel,
      secondFactorModel,
      passkeyModel,
      usedQuestionModel,
      resetPermitModel,
      setUpLinkModel,
    ]),
  ],
  controllers: [
    AccountController,
    SignInController,
    ChangePasswordController,
    SessionsController,
    DeviceSignOutController,
    SecondFactorController,
    PasskeysController,
    PersonalDataController,
    RecoveryController,
    EmailChangeController,
    FirstOwnerController,
  ],
  providers: [
    AccountService,
    AccountAudit,
    NewAccounts,
    Registration,
    SessionIssuer,
    SignIn,
    SignInAttempts,
    SignOut,
    DeviceSignOut,
    GoogleLinks,
    GoogleSignIn,
    Passwords,
    PasswordRules,
    Reauthentication,
    ChangePassword,
    Sessions,
    KnownDevices,
    SecondFactors,
    SecondFactorChanges,
    SecondFactorGate,
    Passkeys,
    PasskeyChanges,
    UserDirectory,
    UserLists,
    PersonalData,
    DataExport,
    AccountDeletion,
    AccountRemoval,
    ResetPermits,
    ResetCodes,
    Recovery,
    CodesData,
    EmailChange,
    StartingAccounts,
    DemoPasswords,
    DemoEnding,
    FirstOwner,
    Administrators,
    CustomerAccounts,
    NewCustomers,
  ],
  exports: [UserDirectory, UserLists, PersonalData, CustomerAccounts, NewCustomers, Reauthentication],
})
export class AccountModule {}
