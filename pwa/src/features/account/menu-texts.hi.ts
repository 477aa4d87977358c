import type { Translation } from '#i18n/translation.ts';
import type { menuTexts } from './menu-texts';

/** {@link menuTexts} in Hindi. */
export const menuTextsHi: Translation<typeof menuTexts> = {
  loginRequired: 'पहले लॉग इन करें!',
  myAccount: 'मेरा खाता',
  admin: '(एडमिन)',
  secondFactorNeeded: 'दुकान सँभालने के लिए दो चरण में साइन इन चालू करें',
  logOut: 'लॉग आउट',
  logoutSuccessful: 'लॉग आउट हो गया!',
  unsentTitle: 'अभी भेजा नहीं गया',
  unsent: (changes) => `${changes} बदलाव अभी भेजे नहीं गए। फिर भी लॉग आउट करें?`,
  stay: 'लॉग इन रहें',
  close: 'बंद करें',
  wentWrong: 'कुछ गड़बड़ हो गई!',
};
