import { grouped } from '#i18n/grouped.ts';
import type { Translation } from '#i18n/translation.ts';
import type { demoTexts } from './texts';

/** {@link demoTexts} in Hindi. */
export const demoTextsHi: Translation<typeof demoTexts> = {
  title: 'या पहले भरी हुई दुकान आज़माएँ',
  lead: (count) =>
    `तस्वीरों और कैटेगरी के साथ नमूने के ${grouped(count)} प्रोडक्ट। सात दिन तक आप इन्हें वापस हटा सकते हैं: आयात, वापस लिए जा सकने वाले आयात।`,
  fill: 'नमूने के प्रोडक्ट भरें',
  filling: 'नमूने के प्रोडक्ट आ रहे हैं',
  through: (done, count) => `${grouped(count)} में से ${grouped(done)}`,
  filled: 'आपकी दुकान नमूने के प्रोडक्ट से भर गई है।',
  look: 'दुकान देखें',
  undo: 'इन्हें वापस हटाएँ',
  wentWrong: 'कुछ गड़बड़ हो गई!',
};
