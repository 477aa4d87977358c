import type { Language } from '@jhola/shared/languages/chosen-language';
import { locale } from './locale';

/** A product, category or subcategory, with its Hindi name where it has one. */
export interface NamedInBoth {
  readonly name: string;
  readonly nameHindi?: string | undefined;
}

/** The name in a language; the English one where there is no other (docs/product.md#hindi-names). */
export function localName({ name, nameHindi }: NamedInBoth, language: Language): string {
  return language === 'hi' && nameHindi ? nameHindi : name;
}

/** The name in the current language, for commands and whatever else is no component (those use `useLocalName`). */
export const nameNow = (named: NamedInBoth): string => localName(named, locale().language);
