/** The languages of the shopper's screens, each under its own name. */
export const languages = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
} as const;

export type Language = keyof typeof languages;

/** Under this name the choice is kept: a cookie, so that the server's first answer is in the shopper's language too. */
export const LANGUAGE_COOKIE = 'language';

/**
 * The language chosen before; English when none was.
 * @param cookies as in `document.cookie` and in the header `Cookie`
 */
export function chosenLanguage(cookies: string): Language {
  return new RegExp(`(^|;\\s*)${LANGUAGE_COOKIE}=hi(;|$)`).test(cookies) ? 'hi' : 'en';
}
