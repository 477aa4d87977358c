import type { Translation } from '#i18n/translation.ts';
import type { notFoundTexts } from './texts';

/** {@link notFoundTexts} in Hindi. */
export const notFoundTextsHi: Translation<typeof notFoundTexts> = {
  title: 'इस शेल्फ़ पर कुछ नहीं है',
  text: 'इस पते पर कोई पेज नहीं है। जो आप ढूँढ रहे थे, उसे खोजकर देखें।',
  search: 'दुकान में खोजें',
  placeholder: 'आटा, दाल और बहुत कुछ खोजें',
  find: 'खोजें',
  goHome: 'होम पर जाएँ',
  shop: 'सभी कैटेगरी देखें',
};
