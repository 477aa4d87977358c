import { deleteQuestionPath, questionPaths } from '@jhola/shared/contracts/questions.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';

type By = Pick<SignedIn, 'token'> | undefined;

const bearer = (by: By) => by && { token: by.token };

/** Asks a question about a product; what the shop answers. */
export const askAbout = (shop: ShopAddress, by: By, body: object): Promise<Answered> =>
  call(shop, questionPaths.ask, { ...bearer(by), body: { text: 'Is it good for dosa?', ...body } });

/** Answers a question; what the shop answers. */
export const answerTo = (
  shop: ShopAddress,
  by: By,
  questionId: unknown,
  answer: unknown = 'Yes, very.',
): Promise<Answered> => call(shop, questionPaths.answer, { ...bearer(by), body: { questionId, answer } });

/** Deletes a question; what the shop answers. */
export const deleteQuestion = (shop: ShopAddress, by: By, questionId: string): Promise<Answered> =>
  call(shop, deleteQuestionPath(questionId), { method: 'DELETE', ...bearer(by) });
