import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '#integrations/mail/mail.module.js';
import { Events } from '#platform/events/events.service.js';
import { AccountModule } from '../account/account.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { onProductsDeleted } from '../catalogue/structure/catalogue-events.js';
import { AnswerMails } from './answer-mails.service.js';
import { questionModel } from './models/question.model.js';
import { PersonalQuestions } from './personal-questions.service.js';
import { QuestionLists } from './question-lists.service.js';
import { QuestionsController } from './questions.controller.js';
import { Questions } from './questions.service.js';

/** Questions about products, answered by the owner. */
@Module({
  imports: [AccountModule, CatalogueModule, MailModule, MongooseModule.forFeature([questionModel])],
  controllers: [QuestionsController],
  providers: [Questions, QuestionLists, PersonalQuestions, AnswerMails],
})
export class QuestionsModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly questions: Questions,
  ) {}

  onModuleInit(): void {
    onProductsDeleted(this.events, (productIds) => this.questions.removeProducts(productIds));
  }
}
