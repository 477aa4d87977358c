import type { Language } from '@jhola/shared/languages/chosen-language';
import { createContext, useContext } from 'react';
import type { LocaleState } from './locale';
import { english, type Translation, translated } from './translation';

/** The language of the screens below. */
export const LocaleContext = createContext<LocaleState>({ language: 'en', dictionary: english });

/** Some texts in the shopper's language: `const texts = useTexts(homeTexts)`. */
export function useTexts<Texts extends object>(texts: Texts): Translation<Texts> {
  return translated(texts, useContext(LocaleContext).dictionary);
}

/** The language of the screens. */
export function useLanguage(): Language {
  return useContext(LocaleContext).language;
}
