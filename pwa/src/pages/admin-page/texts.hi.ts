import type { Translation } from '#i18n/translation.ts';
import type { adminFrameTexts } from './texts';

/** {@link adminFrameTexts} in Hindi. */
export const adminFrameTextsHi: Translation<typeof adminFrameTexts> = {
  groups: { orders: 'ऑर्डर', catalogue: 'कैटलॉग', customers: 'ग्राहक', settings: 'सेटिंग्स' },
  products: 'प्रोडक्ट',
  more: 'और',
  viewShop: 'दुकान देखें',
};
