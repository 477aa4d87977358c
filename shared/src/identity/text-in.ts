import type { TextInLanguages } from '../contracts/shop-settings.contract.js';
import type { Language } from '../languages/chosen-language.js';

/** A text of the shop's settings in a language; in English where the shop has none in it (docs/product.md#shop-settings). */
export const textIn = (text: TextInLanguages, language: Language): string =>
  (language === 'hi' && text.hi) || text.en;
