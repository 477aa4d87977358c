import type { Language } from '@jhola/shared/languages/chosen-language';
import { type Dictionary, english, type Translation, translated } from './translation';

/** A language with its texts. */
export interface LocaleState {
  readonly language: Language;
  readonly dictionary: Dictionary;
}

let now: LocaleState = { language: 'en', dictionary: english };
const listeners = new Set<() => void>();

/** The current language and its texts. */
export const locale = (): LocaleState => now;

/** Changes the language and notifies the listeners. */
export function setLocale(next: LocaleState): void {
  now = next;
  for (const listener of listeners) listener();
}

/** Calls back when the language changes. Returns how to stop. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Some texts in the current language, for commands and whatever else is no component (those use `useTexts`). */
export function translate<Texts extends object>(texts: Texts): Translation<Texts> {
  return translated(texts, now.dictionary);
}

/**
 * What the shopper reads after something worked: in English the server's own message (docs/product.md#server-messages),
 * in any other language our words, since the server answers in English only. A command that knows what it did passes them:
 * `showToast('success', translateRefusal(message, translate(orderTexts).cancelled))`.
 */
export function translateRefusal(serverMessage: string, ownText: string): string {
  return now.language === 'en' ? serverMessage : ownText;
}
