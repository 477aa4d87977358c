import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';

/** Questions about products, answered by the owner: additions of ours (docs/product.md#question-calls). */
export const questionPaths = {
  list: '/api/question/:productId',
  mine: '/api/question/:productId/mine',
  ask: '/api/question/ask',
  waiting: '/api/question/admin/waiting',
  answer: '/api/question/admin/answer',
  delete: '/api/question/admin/delete/:questionId',
} as const;

/** The path of the answered questions about one product. */
export const questionsOfProductPath = (productId: string) => `/api/question/${productId}`;

/** The path of the signed-in shopper's questions about a product that wait for their answer. */
export const ownQuestionsPath = (productId: string) => `/api/question/${productId}/mine`;

/** The path that deletes one question. */
export const deleteQuestionPath = (questionId: string) => `/api/question/admin/delete/${questionId}`;

/** How long a question is, in characters. */
export const MIN_QUESTION_LENGTH = 10;
export const MAX_QUESTION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 2000;

/** How many questions a page has. */
export const QUESTIONS_A_PAGE = 10;

/** How many questions of one shopper about one product wait at most. */
export const MAX_WAITING_QUESTIONS = 5;

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const limit = z.coerce.number().int().min(1).max(100).default(QUESTIONS_A_PAGE);

/** A page of questions, from 1. */
export const QuestionsQuery = z.object({ page, limit }).meta({ id: 'QuestionsQuery' });
export type QuestionsQuery = z.infer<typeof QuestionsQuery>;

/** The same for administrators; with `productId` only those about that product. */
export const WaitingQuestionsQuery = z
  .object({ page, limit: z.coerce.number().int().min(0).max(100).default(20), productId: Id.optional() })
  .meta({ id: 'WaitingQuestionsQuery' });
export type WaitingQuestionsQuery = z.infer<typeof WaitingQuestionsQuery>;

export const AskQuestionRequest = z
  .object({ productId: Id, text: z.string().trim().min(MIN_QUESTION_LENGTH).max(MAX_QUESTION_LENGTH) })
  .meta({ id: 'AskQuestionRequest' });
export type AskQuestionRequest = z.infer<typeof AskQuestionRequest>;

/** Answers a question, or changes its answer. */
export const AnswerQuestionRequest = z
  .object({ questionId: Id, answer: z.string().trim().min(1).max(MAX_ANSWER_LENGTH) })
  .meta({ id: 'AnswerQuestionRequest' });
export type AnswerQuestionRequest = z.infer<typeof AnswerQuestionRequest>;

const question = { _id: Id, name: z.string(), text: z.string(), createdAt: Moment } as const;

/** A question with its answer (docs/product.md#question-fields). `name` is that of who asked. */
export const Question = z
  .object({ ...question, answer: z.string(), answeredAt: Moment })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

/** A question that waits for its answer: who asked it and administrators see it, nobody else. */
export const WaitingQuestion = z.object(question).meta({ id: 'WaitingQuestion' });
export type WaitingQuestion = z.infer<typeof WaitingQuestion>;

/** The same as an administrator sees it in the dashboard. */
export const AdminQuestion = z
  .object({
    ...question,
    product: z.object({ _id: Id, name: z.string(), image: z.string().optional() }),
  })
  .meta({ id: 'AdminQuestion' });
export type AdminQuestion = z.infer<typeof AdminQuestion>;

/** Some answered questions, the newest answer first, and how many there are. */
export const QuestionsAnswer = answerOf(z.array(Question))
  .extend({ totalQuestions: z.number().int() })
  .meta({ id: 'QuestionsAnswer' });
export type QuestionsAnswer = z.infer<typeof QuestionsAnswer>;

export const OwnQuestionsAnswer = answerOf(z.array(WaitingQuestion)).meta({ id: 'OwnQuestionsAnswer' });
export const AskedQuestionAnswer = answerOf(WaitingQuestion).meta({ id: 'AskedQuestionAnswer' });
export const QuestionAnswer = answerOf(Question).meta({ id: 'QuestionAnswer' });

/** Some waiting questions, the longest waiting first, and how many there are. */
export const WaitingQuestionsAnswer = answerOf(z.array(AdminQuestion))
  .extend({ totalCount: z.number().int() })
  .meta({ id: 'WaitingQuestionsAnswer' });
export type WaitingQuestionsAnswer = z.infer<typeof WaitingQuestionsAnswer>;
