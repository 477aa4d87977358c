import type { Translation } from '../../language/translation';
import type { successTexts } from './texts';

/** {@link successTexts} in Hindi. */
export const successTextsHi: Translation<typeof successTexts> = {
  payment: 'भुगतान',
  order: 'ऑर्डर',
  done: (what) => `${what} सफल रहा`,
  thanks: 'हमसे खरीदने के लिए धन्यवाद। ऑर्डर का हाल मेरे ऑर्डर में देखें।',
  goHome: 'होम पर जाएँ',
  myOrders: 'मेरे ऑर्डर',
};
