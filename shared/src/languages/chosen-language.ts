/** The languages of the shop: of its screens, its notifications and its mails about orders. */
export type Language = 'en' | 'hi';

/** Under this name the choice is kept: a cookie, so that the server answers and writes in the shopper's language too. */
export const LANGUAGE_COOKIE = 'language';

/**
 * The language chosen before; English when none was.
 * @param cookies as in `document.cookie` and in the header `Cookie`
 */
export function chosenLanguage(cookies: string): Language {
  return new RegExp(`(^|;\\s*)${LANGUAGE_COOKIE}=hi(;|$)`).test(cookies) ? 'hi' : 'en';
}
