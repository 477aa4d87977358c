import type { Translation } from '#i18n/translation.ts';
import type { syncTexts } from './texts';

/** {@link syncTexts} in Hindi. */
export const syncTextsHi: Translation<typeof syncTexts> = {
  nowInCart: (pieces) => `आपके कार्ट में अब इसके ${pieces} हैं।`,
};
