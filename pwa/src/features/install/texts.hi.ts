import type { Translation } from '#i18n/translation.ts';
import type { installTexts } from './texts';

/** {@link installTexts} in Hindi. */
export const installTextsHi: Translation<typeof installTexts> = {
  offer: (shop) => `इस डिवाइस पर ${shop} इंस्टॉल करें: एक टैप में खुलता है और बिना नेटवर्क के भी चलता है।`,
  install: 'इंस्टॉल करें',
  installApp: 'ऐप इंस्टॉल करें',
  showMe: 'तरीका देखें',
  guideTitle: (shop) => `${shop} को होम स्क्रीन पर जोड़ें`,
  guideShare: 'Safari की पट्टी में शेयर (Share) पर टैप करें।',
  guideAdd: 'नीचे जाकर होम स्क्रीन में जोड़ें (Add to Home Screen) चुनें।',
  guideConfirm: 'ऊपर जोड़ें (Add) पर टैप करें।',
  guideEnd: 'उसके बाद यह बाकी ऐप की तरह खुलता है, बिना नेटवर्क के भी।',
  close: 'बंद करें',
};
