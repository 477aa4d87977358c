import { LANGUAGE_COOKIE, type Language } from '@jhola/shared/languages/chosen-language';
import type { BrowserContext } from 'playwright-core';

/** Lets every page of the context begin in a language, as if it had been chosen before. */
export async function rememberLanguage(
  context: BrowserContext,
  shopUrl: string,
  language: Language,
): Promise<void> {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shopUrl }]);
}
