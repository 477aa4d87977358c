import type { Refusal } from '@jhola/shared/contracts/answer.contract';
import { translate } from '#i18n/locale.ts';
import type { FailureCode } from './api-error';
import { refusalTexts } from './refusal-texts';

/**
 * What the shopper reads about a failed call: the text for the code in the current language, and the server's
 * message where that language has none of its own, which in English is the rule (docs/product.md#server-messages).
 * @param details fills the placeholders in the text; a placeholder without a detail is left out
 * @param message what the server said, if it did
 */
export function refusalWords(
  code: FailureCode,
  details: Readonly<Record<string, unknown>> = {},
  message = '',
): string {
  const own = translate(refusalTexts)[code];
  if (own === undefined) return message;
  return own.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '')).trim();
}

/** Results of a call about several things, with each refusal in the current language. */
export const refusalTranslations = <Result extends { readonly refusal?: Refusal | undefined }>(
  results: readonly Result[],
): readonly Result[] =>
  results.map((result) => {
    if (!result.refusal) return result;
    const { code, details, message } = result.refusal;
    return {
      ...result,
      refusal: { ...result.refusal, message: refusalWords(code as FailureCode, details, message) },
    };
  });
