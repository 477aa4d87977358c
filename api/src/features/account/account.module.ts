import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GoogleModule } from '../../integrations/google/google.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { sessionModel } from './models/session.model.js';
import { userModel } from './models/user.model.js';
import { PasswordRules } from './password/password-rules.js';
import { Passwords } from './password/passwords.js';
import { Reauthentication } from './password/reauthentication.js';
import { People } from './people.service.js';
import { PersonalData } from './personal-data/personal-data.js';
import { Sessions } from './sessions.service.js';
import { StartingAccounts } from './starting-accounts.service.js';
import { UserLists } from './user-lists.js';

/**
 * Accounts and sessions. Other features get People (who is behind an id), UserLists (say which list you keep) and
 * PersonalData (say what you hold of a person).
 */
@Module({
  imports: [GoogleModule, MongooseModule.forFeature([userModel, sessionModel])],
  controllers: [AccountController],
  providers: [
    AccountService,
    Passwords,
    PasswordRules,
    Reauthentication,
    Sessions,
    People,
    UserLists,
    PersonalData,
    StartingAccounts,
  ],
  exports: [People, UserLists, PersonalData],
})
export class AccountModule {}
