import type { Translation } from '#i18n/translation.ts';
import type { firstStepsTexts } from './texts';

/** {@link firstStepsTexts} in Hindi. */
export const firstStepsTextsHi: Translation<typeof firstStepsTexts> = {
  title: 'अपनी दुकान खोलें',
  progress: (done, of) => `${of} में से ${done} पूरे`,
  done: '(हो गया)',
  oneProduct: 'या एक प्रोडक्ट खुद जोड़ें',
  steps: {
    contact: {
      name: 'नाम, पता और संपर्क',
      how: 'आपकी दुकान की पहचान, ग्राहक आप तक कैसे पहुँचें, और आपका GSTIN। जब तक आप इन्हें नहीं सहेजते, दुकान नमूने वाले दिखाती है।',
    },
    logo: { name: 'आपका लोगो', how: 'फ़ोन और ब्राउज़र के आइकन भी इसी से बनते हैं।' },
    products: {
      name: 'आपके प्रोडक्ट',
      how: 'अपनी सूची CSV फ़ाइल से लाएँ; शुरू करने के लिए नाम, दाम और स्टॉक काफ़ी हैं।',
    },
    delivery: {
      name: 'आप कहाँ डिलीवर करते हैं',
      how: 'PIN कोड या ज़िले, कितनी जल्दी और कितने में। क्षेत्र न हों तो आप हर जगह मुफ़्त डिलीवर करते हैं।',
    },
    payments: {
      name: 'कार्ड से भुगतान',
      how: 'डिलीवरी पर नकद अभी से चलता है। कार्ड के लिए दुकान को अपने Stripe खाते की key और webhook secret के साथ शुरू करें (README, Settings)।',
    },
    mails: {
      name: 'ग्राहकों को मेल',
      how: 'नए पासवर्ड के कोड और ऑर्डर की खबर। दुकान को अपने मेल सर्वर के पते के साथ शुरू करें (README, Settings)।',
    },
    backup: { name: 'पहला बैकअप', how: 'पूरी दुकान एक फ़ाइल में, जिसे कहीं और रखें।' },
  },
};
