import { Id, PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  AnswerQuestionRequest,
  AskedQuestionAnswer,
  AskQuestionRequest,
  OwnQuestionsAnswer,
  QuestionAnswer,
  QuestionsAnswer,
  QuestionsQuery,
  questionPaths,
  WaitingQuestionsAnswer,
  WaitingQuestionsQuery,
} from '@jhola/shared/contracts/questions.contract';
import { chosenLanguage } from '@jhola/shared/languages/chosen-language';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Answers, DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser, type ShopRequest } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { QuestionLists } from './question-lists.service.js';
import { Questions } from './questions.service.js';

/** The calls of docs/product.md#question-calls. */
@ApiTags('Questions')
@Controller()
export class QuestionsController {
  constructor(
    private readonly lists: QuestionLists,
    private readonly questions: Questions,
  ) {}

  /** Every waiting question, for the dashboard or about one product. */
  @Get(questionPaths.waiting)
  @Audience('admin')
  @Answers(WaitingQuestionsAnswer)
  @ApiQuery({ name: 'page', required: false, description: 'From 1.' })
  @ApiQuery({ name: 'limit', required: false, description: '20 without it; 0 only counts them.' })
  @ApiQuery({ name: 'productId', required: false, description: 'Only those about this product.' })
  async waiting(@Query({ schema: WaitingQuestionsQuery }) query: WaitingQuestionsQuery) {
    const { questions, totalCount } = await this.lists.waiting(query);
    return { ...ok('Waiting questions', questions), totalCount };
  }

  @Get(questionPaths.list)
  @Audience('public')
  @DocumentedAnswer(QuestionsAnswer)
  @ApiQuery({ name: 'page', required: false, description: 'From 1.' })
  @ApiQuery({ name: 'limit', required: false, description: '10 without it.' })
  list(
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: QuestionsQuery }) query: QuestionsQuery,
  ) {
    return this.lists.of(productId, query);
  }

  /** The shopper's own questions that wait for an answer. */
  @Get(questionPaths.mine)
  @Audience('customer')
  @Answers(OwnQuestionsAnswer)
  async mine(@CurrentUser() { userId }: Principal, @Param('productId', { schema: Id }) productId: string) {
    return ok('Your questions', await this.lists.waitingOf(userId, productId));
  }

  @Post(questionPaths.ask)
  @Audience('customer')
  @Limited('questions')
  @Writes(AskedQuestionAnswer)
  async ask(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: AskQuestionRequest }) request: AskQuestionRequest,
    @Req() { headers }: ShopRequest,
  ) {
    const asked = await this.questions.ask(userId, request, chosenLanguage(headers.cookie ?? ''));
    return ok('Your question is sent.', asked);
  }

  @Post(questionPaths.answer)
  @Audience('admin')
  @Writes(QuestionAnswer)
  async answer(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: AnswerQuestionRequest }) request: AnswerQuestionRequest,
  ) {
    return ok('Answer saved.', await this.questions.answer(by, request));
  }

  @Delete(questionPaths.delete)
  @Audience('admin')
  @Writes(PlainAnswer)
  async delete(@ActingAdmin() by: AdminActor, @Param('questionId', { schema: Id }) questionId: string) {
    await this.questions.delete(by, questionId);
    return ok('Question deleted.');
  }
}
