import type { Translation } from '#i18n/translation.ts';
import type { syncTexts } from './texts';

/** {@link syncTexts} in Hindi. */
export const syncTextsHi: Translation<typeof syncTexts> = {
  merged: (pieces) => `आपके चुने हुए ${pieces} आइटम आपके कार्ट में हैं।`,
  sessionEnded: 'आपका सत्र समाप्त हो गया है और आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
  unsentWaits: 'आपके जो बदलाव अभी भेजे नहीं गए, वे आपका इंतज़ार कर रहे हैं।',
  nowInCart: (pieces) => `आपके कार्ट में अब इसके ${pieces} हैं।`,
};
