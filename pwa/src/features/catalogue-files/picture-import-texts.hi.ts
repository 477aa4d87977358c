import type { Translation } from '#i18n/translation.ts';
import type { pictureImportTexts } from './picture-import-texts';

/** {@link pictureImportTexts} in Hindi. */
export const pictureImportTextsHi: Translation<typeof pictureImportTexts> = {
  title: 'तस्वीरें',
  chooseZip: 'तस्वीरों की ZIP फ़ाइल',
  hint: (megabytes) =>
    `हर तस्वीर का नाम उसके प्रोडक्ट पर रखें: SKU.jpg, और दूसरी तस्वीर के लिए SKU-2.jpg। बारकोड या Product id भी चलेगा। JPEG, PNG, WebP या AVIF, हर एक ज़्यादा से ज़्यादा 10 MB, सब मिलाकर ${megabytes} MB; धीमे इंटरनेट पर कई छोटी ZIP फ़ाइलें भेजना बेहतर है। जिस प्रोडक्ट की तस्वीरें हैं, उसे उनकी जगह ये मिलेंगी। सूची में तस्वीरों के पते उस कॉलम से पढ़े जाते हैं जो आप चुनें।`,
  name: { zip: (file) => file, addresses: (file) => `${file} की तस्वीरें` },
  progress: (handled, products) => `${products} में से ${handled} प्रोडक्ट`,
  phases: {
    running: 'तस्वीरें हर आकार में बन रही हैं। आप इस पेज से जा सकते हैं।',
    done: 'हो गया।',
    cancelled: 'रद्द हुआ। प्रोडक्ट को जो तस्वीरें मिल चुकीं, वे रहेंगी।',
    failed: 'ZIP फ़ाइल ख़राब थी या मिटा दी गई। कृपया फिर से भेजें।',
  },
  pictures: (count) => (count === 1 ? '1 तस्वीर' : `${count} तस्वीरें`),
  refused: (shown, all) =>
    all > shown ? `न ली गई तस्वीरें: ${all} में से पहली ${shown}` : `न ली गई तस्वीरें: ${all}`,
  picture: 'तस्वीर',
  reason: 'वजह',
  cancel: 'रद्द करें',
  download: 'न ली गई तस्वीरें डाउनलोड करें',
  wentWrong: 'कुछ गड़बड़ हो गई!',
};
