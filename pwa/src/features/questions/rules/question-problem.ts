import { MIN_QUESTION_LENGTH } from '@jhola/shared/contracts/questions.contract';
import type { Translation } from '#i18n/translation.ts';
import type { questionTexts } from '../texts';

/** Why a question cannot be sent; nothing when it can. */
export function questionProblem(
  text: string,
  texts: Pick<Translation<typeof questionTexts>, 'tooShort'>,
): { readonly text?: string } {
  return text.trim().length < MIN_QUESTION_LENGTH ? { text: texts.tooShort(MIN_QUESTION_LENGTH) } : {};
}

/** Why an answer cannot be saved; nothing when it can. */
export function answerProblem(
  text: string,
  texts: Pick<Translation<typeof questionTexts>, 'answerFirst'>,
): { readonly text?: string } {
  return text.trim() === '' ? { text: texts.answerFirst } : {};
}
