import type { Translation } from '../i18n/translation';
import type { connectionTexts } from './texts';

/** {@link connectionTexts} in Hindi. */
export const connectionTextsHi: Translation<typeof connectionTexts> = {
  banner: 'ऑफ़लाइन। देखना और कार्ट चलते रहेंगे।',
  back: 'आप फिर से ऑनलाइन हैं।',
  needed: 'आप ऑफ़लाइन हैं। इसके लिए इंटरनेट चाहिए।',
  notHere: 'अभी इस डिवाइस पर नहीं है',
  comesBack: 'आप ऑफ़लाइन हैं। इंटरनेट आते ही यह अपने-आप दिखेगा।',
};
