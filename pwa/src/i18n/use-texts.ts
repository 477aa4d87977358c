import { createContext, useContext } from 'react';
import type { Language } from './languages';
import type { LocaleState } from './spoken';
import { english, type Translation, translated } from './translation';

/** What the screens below speak. */
export const SpokenContext = createContext<LocaleState>({ language: 'en', dictionary: english });

/** Some texts in the shopper's language: `const texts = useTexts(homeTexts)`. */
export function useTexts<Texts extends object>(texts: Texts): Translation<Texts> {
  return translated(texts, useContext(SpokenContext).dictionary);
}

/** The language of the screens. */
export function useLanguage(): Language {
  return useContext(SpokenContext).language;
}
