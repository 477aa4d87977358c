import type { Translation } from '../../language/translation';
import type { addressTexts } from './texts';

/** {@link addressTexts} in Hindi. */
export const addressTextsHi: Translation<typeof addressTexts> = {
  title: 'मेरे पते',
  addNew: 'नया पता जोड़ें',
  edit: 'पता बदलें',
  editNamed: (name) => `${name} का पता बदलें`,
  deleteNamed: (name) => `${name} का पता हटाएँ`,
  deleteTitle: 'पता हटाएँ',
  deleteQuestion: 'जो ऑर्डर रास्ते में हैं, वे इसी पते पर पहुँचेंगे। इसे अपनी सूची से हटा दें?',
  cancel: 'रहने दें',
  delete: 'हटाएँ',
  close: 'बंद करें',
  save: 'पता सहेजें',
  saving: 'सहेजा जा रहा है...',
  loading: 'लोड हो रहा है...',
  none: 'अभी कोई पता नहीं है',
  noneText: 'वह पता जोड़ें जहाँ आपका सामान पहुँचे।',
  failed: 'पता नहीं जोड़ा जा सका',
  required: 'कृपया इसे भरें',
  problems: {
    pincode: 'कृपया 6 अंकों का सही पिनकोड लिखें',
    mobile: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
  },
  hints: {
    pincode: '6 अंक',
    mobile: '10 अंक, ताकि डिलीवरी वाले फ़ोन कर सकें',
  },
  added: 'पता जोड़ दिया गया',
  updated: 'पता बदल दिया गया',
  removed: 'पता हटा दिया गया',
  wentWrong: 'कुछ गड़बड़ हो गई!',
  retry: 'फिर कोशिश करें',
  mobile: (mobile) => `मोबाइल: ${mobile}`,
  fields: {
    name: 'नाम',
    building: 'मकान, फ़्लैट या इमारत',
    address_line: 'गली और इलाका',
    city: 'शहर',
    district: 'ज़िला',
    state: 'राज्य',
    country: 'देश',
    pincode: 'पिनकोड',
    mobile: 'मोबाइल',
  },
};
