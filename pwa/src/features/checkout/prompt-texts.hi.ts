import type { Translation } from '#i18n/translation.ts';
import type { promptTexts } from './prompt-texts';

/** {@link promptTexts} in Hindi. */
export const promptTextsHi: Translation<typeof promptTexts> = {
  prepared: 'आपका तैयार किया ऑर्डर अभी हुआ नहीं है।',
  notPlaced: 'इंटरनेट टूट गया और आपका ऑर्डर नहीं हुआ।',
  placed: 'आपका ऑर्डर हो गया।',
  unpaid: 'आपका ऑर्डर हो गया और भुगतान की राह देख रहा है।',
  openCheckout: 'चेकआउट',
};
