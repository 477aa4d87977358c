import { grouped } from '#i18n/grouped.ts';
import type { Translation } from '#i18n/translation.ts';
import type { adminSearchTexts } from './texts';

/** {@link adminSearchTexts} in Hindi. */
export const adminSearchTextsHi: Translation<typeof adminSearchTexts> = {
  title: 'दुकान में खोजें',
  open: 'ऑर्डर, प्रोडक्ट, ग्राहक खोजें',
  hint: 'ऑर्डर नंबर, नाम, फ़ोन नंबर या ई-मेल लिखें।',
  groups: { orders: 'ऑर्डर', products: 'प्रोडक्ट', customers: 'ग्राहक' },
  all: {
    orders: 'मिले हुए सभी ऑर्डर',
    products: 'मिले हुए सभी प्रोडक्ट',
    customers: 'मिले हुए सभी ग्राहक',
  },
  draft: 'ड्राफ़्ट',
  stock: (count) => `स्टॉक में ${grouped(count)}`,
  soldOut: 'स्टॉक ख़त्म',
  searching: 'खोज रहे हैं...',
  found: (count) => `${grouped(count)} नतीजे`,
  none: (search) => `“${search}” के लिए कुछ नहीं मिला`,
  failed: 'खोज नहीं हो सकी',
  retry: 'फिर कोशिश करें',
  clear: 'लिखा हुआ मिटाएँ',
  close: 'बंद करें',
};
