import type { Translation } from '#i18n/translation.ts';
import type { supportTexts } from './texts';

/** {@link supportTexts} in Hindi. */
export const supportTextsHi: Translation<typeof supportTexts> = {
  email: 'ई-मेल',
  phone: 'फ़ोन',
  letter: 'डाक',
};
