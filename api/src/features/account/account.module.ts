import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { sessionModel } from './models/session.model.js';
import { userModel } from './models/user.model.js';
import { Passwords } from './passwords.js';
import { People } from './people.service.js';
import { Sessions } from './sessions.service.js';
import { StartingAccounts } from './starting-accounts.service.js';
import { UserLists } from './user-lists.js';

/** Accounts and sessions. Other features get People (who is behind an id) and UserLists (say which list you keep). */
@Module({
  imports: [MongooseModule.forFeature([userModel, sessionModel])],
  controllers: [AccountController],
  providers: [AccountService, Passwords, Sessions, People, UserLists, StartingAccounts],
  exports: [People, UserLists],
})
export class AccountModule {}
