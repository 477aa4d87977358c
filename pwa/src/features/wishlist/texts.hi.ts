import type { Translation } from '#i18n/translation.ts';
import type { wishlistTexts } from './texts';

/** {@link wishlistTexts} in Hindi. */
export const wishlistTextsHi: Translation<typeof wishlistTexts> = {
  title: 'मेरी पसंद',
  empty: 'आपकी पसंद की सूची खाली है।',
  emptyHint: 'किसी चीज़ को बाद के लिए रखना हो तो उसके दिल पर टैप करें।',
  loading: 'लोड हो रहा है...',
  shopNow: 'खरीदारी करें',
  add: (name) => `${name} को पसंद में जोड़ें`,
  remove: (name) => `${name} को पसंद से हटाएँ`,
  removed: 'पसंद से हटा दिया गया',
  failed: 'कुछ गड़बड़ हो गई!',
  retry: 'फिर कोशिश करें',
  count: (count) => `${count} प्रोडक्ट`,
  outOfStock: 'स्टॉक में नहीं है',
};
