import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityLists } from './activity-lists.service.js';

/** Admin › Activity. */
@Module({
  imports: [AccountModule],
  controllers: [ActivityController],
  providers: [ActivityLists],
})
export class ActivityModule {}
