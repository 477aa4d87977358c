import type { Translation } from '#i18n/translation.ts';
import type { setUpTexts } from './set-up-texts';

/** {@link setUpTexts} in Hindi. */
export const setUpTextsHi: Translation<typeof setUpTexts> = {
  title: 'अपनी दुकान सजाएँ',
  lead: 'तीन छोटे कदम। हर कदम अलग सहेजा जाता है, छोड़ा जा सकता है, और बाद में सेटिंग्स में बदला जा सकता है।',
  steps: { shop: 'आपकी दुकान', logo: 'लोगो और रंग', products: 'प्रोडक्ट' },
  save: 'सहेजें और आगे बढ़ें',
  leaveOut: 'अभी नहीं',
  next: 'आगे बढ़ें',
  products:
    'अपनी सूची CSV फ़ाइल से लाएँ: शुरू करने के लिए नाम और दाम काफ़ी हैं। कौन-सा कॉलम क्या है, यह आप अगले कदम में बताते हैं, और आपके देखने से पहले कुछ नहीं लिखा जाता।',
  importList: 'अपनी सूची लाएँ',
  oneProduct: 'एक प्रोडक्ट जोड़ें',
  later: 'बाद में: क्या बाकी है',
};
