import type { Translation } from '#i18n/translation.ts';
import type { paymentTexts } from './payment-texts';

/** {@link paymentTexts} in Hindi. */
export const paymentTextsHi: Translation<typeof paymentTexts> = {
  title: 'भुगतान',
  short: {
    COD: {
      DUE: 'कैश ऑन डिलीवरी',
      PAID: 'कैश ऑन डिलीवरी · भुगतान हुआ',
      VOID: 'कैश ऑन डिलीवरी',
      REFUNDING: 'कैश ऑन डिलीवरी · रिफ़ंड आ रहा है',
      REFUNDED: 'कैश ऑन डिलीवरी · रिफ़ंड हुआ',
    },
    CARD: {
      PENDING: 'कार्ड · भुगतान बाक़ी',
      PAID: 'कार्ड · भुगतान हुआ',
      FAILED: 'कार्ड · भुगतान नहीं हुआ',
      VOID: 'कार्ड · भुगतान नहीं हुआ',
      REFUNDING: 'कार्ड · रिफ़ंड आ रहा है',
      REFUNDED: 'कार्ड · रिफ़ंड हुआ',
    },
  },
  due: (total) => `ऑर्डर आने पर कृपया ${total} तैयार रखें।`,
  paidAtDoor: (total) => `${total} दरवाज़े पर नक़द दिए गए।`,
  paid: (total) => `${total} कार्ड से दिए गए।`,
  nothing: 'आपसे कोई पैसा नहीं लिया गया।',
  failed: 'भुगतान नहीं आया, इसलिए ऑर्डर रद्द हो गया। आपसे कोई पैसा नहीं लिया गया।',
  refunding: (total) => `${total} आपके कार्ड पर वापस जा रहे हैं। 5-7 कार्य दिवसों में स्टेटमेंट में दिखेंगे।`,
  refunded: (total) => `${total} आपके कार्ड पर वापस भेज दिए गए। 5-7 कार्य दिवसों में स्टेटमेंट में दिखेंगे।`,
  pending: (time) => `अभी भुगतान नहीं हुआ। यह ${time} तक आपके लिए रखा है।`,
  pendingOpen: 'अभी भुगतान नहीं हुआ।',
  late: 'भुगतान का समय ख़त्म हो गया। अगर आपका भुगतान अभी-अभी नहीं आया है तो ऑर्डर अपने-आप रद्द हो जाएगा।',
  timeLeft: 'भुगतान के लिए बचा समय',
  payNow: 'अभी भुगतान करें',
  payNowOf: (orderId) => `ऑर्डर ${orderId} का भुगतान अभी करें`,
  cancelUnpaid: 'आपसे कोई पैसा नहीं लिया गया है।',
  cancelPaid: (total) => `${total} आपके कार्ड पर वापस जाएँगे।`,
  waitingTitle: 'आपके एक ऑर्डर का भुगतान बाक़ी है',
  waitingText: (orderId, total) =>
    `${total} के ऑर्डर ${orderId} में वही है जो आपके कार्ट में है। फिर से वही ऑर्डर करने से पहले उसका भुगतान करें या उसे रद्द करें।`,
  waitingOther: (orderId, total) => `${total} का ऑर्डर ${orderId} आपके भुगतान की राह देख रहा है।`,
};
