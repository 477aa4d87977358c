import type { Translation } from '../i18n/translation';
import type { pushTexts } from './push-texts';

/** The words of notifications in Hindi. */
export const pushTextsHi: Translation<typeof pushTexts> = {
  newOrder: (orderId) => `नया ऑर्डर ${orderId}`,
  newOrders: (count) => `${count} नए ऑर्डर`,
  open: 'खोलें',
  confirm: 'पक्का करें',
  confirmed: (orderId) => `ऑर्डर ${orderId} पक्का हो गया`,
  notConfirmed: (orderId) => `ऑर्डर ${orderId} पक्का नहीं हो सका`,
  notConfirmedText: 'दुकान में खोलने के लिए टैप करें।',
  stages: {
    PLACED: 'आपका ऑर्डर मिल गया',
    CONFIRMED: 'आपका ऑर्डर पक्का हो गया',
    SHIPPED: 'आपका ऑर्डर रवाना हो गया',
    OUT_FOR_DELIVERY: 'आपका ऑर्डर आज पहुँचेगा',
    DELIVERED: 'आपका ऑर्डर पहुँच गया',
    CANCELLED: 'आपका ऑर्डर रद्द हो गया',
  },
  backInStock: 'फिर से स्टॉक में',
  questionAnswered: 'आपके सवाल का जवाब आ गया',
  test: 'इस डिवाइस पर सूचनाएँ चालू हैं',
  testText: 'यह सिर्फ़ एक जाँच है।',
  other: 'कुछ नया है',
  otherText: 'दुकान खोलने के लिए टैप करें।',
};
