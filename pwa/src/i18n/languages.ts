import type { Language } from '@jhola/shared/languages/chosen-language';

/** The languages of the shopper's screens, each under its own name. */
export const languages = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
} as const satisfies Record<Language, object>;
