import type { Translation } from '#i18n/translation.ts';
import type { secondFactorTexts } from './second-factor-texts';

/** {@link secondFactorTexts} in Hindi. */
export const secondFactorTextsHi: Translation<typeof secondFactorTexts> = {
  title: 'दो चरण में साइन इन',
  lead: 'पासवर्ड के बाद आपके फ़ोन के ऑथेंटिकेटर ऐप का कोड माँगा जाता है। चोरी हुआ पासवर्ड अकेले कुछ नहीं खोलता।',
  needed: 'आपकी दुकान अपने एडमिन से यह चाहती है: दुकान सँभालने के लिए इसे चालू करें, या पासकी से साइन इन करें।',
  needsPassword: 'पहले पासवर्ड रखें।',
  on: 'चालू',
  off: 'बंद',
  since: (date) => `${date} से चालू।`,
  codesLeft: (left) => `${left} रिकवरी कोड बचे हैं।`,
  failed: 'यह चालू है या नहीं, पता नहीं चल सका',
  turnOn: 'चालू करें',
  turnOff: 'बंद करें',
  newCodes: 'नए रिकवरी कोड',

  passwordFirst: 'पहले आपका पासवर्ड, ताकि पता हो कि यह आप हैं।',
  goOn: 'आगे बढ़ें',
  scan: 'इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें',
  scanAlt: 'फ़ोन के ऑथेंटिकेटर ऐप से स्कैन करने का कोड',
  sameDevice: 'इसी डिवाइस के ऐप में खोलें',
  typeIt: 'या ऐप में यह कुंजी लिखें:',
  enterCode: 'फिर ऐप में दिख रहे छह अंक लिखें।',
  confirm: 'चालू करें',
  turnedOn: 'दो चरण में साइन इन चालू है',
  turnedOff: 'दो चरण में साइन इन बंद है',

  codesTitle: 'रिकवरी कोड',
  codesLead: 'फ़ोन पास न हो तो हर कोड एक बार साइन इन कराता है। ये दोबारा नहीं दिखेंगे: अभी सँभाल कर रखें।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गए',
  copyFailed: 'यहाँ कॉपी नहीं हो सकता। कृपया फ़ाइल में सहेजें।',
  save: 'फ़ाइल में सहेजें',
  kept: 'मैंने सँभाल लिए',

  code: 'कोड',
  codeHint: 'ऑथेंटिकेटर ऐप के छह अंक, या एक रिकवरी कोड।',
  codeLead: 'एक और चरण: आपके ऑथेंटिकेटर ऐप का कोड।',
  signIn: 'लॉग इन',
  back: 'वापस',
  endLead: 'फिर साइन इन में केवल पासवर्ड माँगा जाएगा।',
  newCodesLead: 'पुराने रिकवरी कोड काम नहीं करेंगे।',
};
