import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { WebPushModule } from '#integrations/web-push/web-push.module.js';
import { AccountModule } from '../account/account.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AnswerNews } from './answer-news.service.js';
import { pushMessageModel } from './models/push-message.model.js';
import { stockWaitModel } from './models/stock-wait.model.js';
import { subscriptionModel } from './models/subscription.model.js';
import { OrderNews } from './order-news.service.js';
import { PersonalPush } from './personal-push.service.js';
import { PushController } from './push.controller.js';
import { PushDispatcher } from './push-dispatcher.service.js';
import { PushOutbox } from './push-outbox.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushTrial } from './push-trial.service.js';
import { Restocked } from './restocked.service.js';
import { StockWaits } from './stock-waits.service.js';

/** Notifications that reach devices while the shop is closed. */
@Module({
  imports: [
    AccountModule,
    CatalogueModule,
    WebPushModule,
    MongooseModule.forFeature([subscriptionModel, pushMessageModel, stockWaitModel]),
  ],
  controllers: [PushController],
  providers: [
    PushSubscriptions,
    PushOutbox,
    PushDispatcher,
    PushTrial,
    OrderNews,
    AnswerNews,
    StockWaits,
    Restocked,
    PersonalPush,
  ],
})
export class PushModule {}
