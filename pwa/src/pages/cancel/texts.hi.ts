import type { Translation } from '#i18n/translation.ts';
import type { cancelTexts } from './texts';

/** {@link cancelTexts} in Hindi. */
export const cancelTextsHi: Translation<typeof cancelTexts> = {
  cancelled: (orderId) => `ऑर्डर #${orderId} रद्द हो गया`,
  goHome: 'होम पर जाएँ',
  viewCart: 'कार्ट देखें',
  loading: 'आपका ऑर्डर ढूँढ रहे हैं...',
  unpaid: 'आपने अभी भुगतान नहीं किया है',
  unpaidText: (orderId) => `ऑर्डर #${orderId} आपकी राह देख रहा है: अभी या बाद में भुगतान करें, या उसे रद्द करें।`,
  stands: (orderId) => `ऑर्डर #${orderId} रद्द नहीं हुआ है`,
  seeOrder: 'अपना ऑर्डर देखें',
};
