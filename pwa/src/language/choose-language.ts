import { chosenLanguage, LANGUAGE_COOKIE, type Language } from '@jhola/shared/languages/chosen-language';
import { languages } from '#i18n/languages.ts';
import { type LocaleState, setLocale } from '#i18n/locale.ts';
import { english } from '#i18n/translation.ts';

const A_YEAR_S = 31_536_000;

/** A language with its texts; those of any but English are loaded when they are wanted. */
export async function learnt(language: Language): Promise<LocaleState> {
  if (language === 'en') return { language, dictionary: english };
  const { hindi } = await import('./hindi');
  return { language, dictionary: hindi };
}

/** Applies the language that was chosen in this browser before. Call before the first render. */
export async function applyChosenLocale(): Promise<void> {
  const language = chosenLanguage(document.cookie);
  if (language === 'en') return;
  try {
    await switchTo(language);
  } catch (error) {
    // A shop in English is better than none.
    console.error('The chosen language could not be loaded', error);
  }
}

/**
 * Switches to another language immediately, without a reload, and keeps it for a year.
 * @throws Error when its texts cannot be loaded; then everything stays as it was
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchTo(language);
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax`;
}

async function switchTo(language: Language): Promise<void> {
  const state = await learnt(language);
  if (language === 'hi') (await import('./devanagari')).linkDevanagari();
  setLocale(state);
  document.documentElement.lang = languages[language].tag;
}
