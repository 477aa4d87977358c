import type { Translation } from '#i18n/translation.ts';
import type { passkeyTexts } from './passkey-texts';

/** {@link passkeyTexts} in Hindi. */
export const passkeyTextsHi: Translation<typeof passkeyTexts> = {
  title: 'पासकी',
  lead: 'बिना पासवर्ड, इस डिवाइस की उँगली, चेहरे या पिन से साइन इन करें। पासकी का न अंदाज़ा लगाया जा सकता है, न उसे किसी को दिया जा सकता है।',
  needsPassword: 'पहले पासवर्ड रखें।',
  failed: 'आपकी पासकी नहीं मिल सकीं',
  add: 'पासकी जोड़ें',
  addLead: 'पहले आपका पासवर्ड, ताकि पक्का हो कि आप ही हैं। फिर आपका डिवाइस पूछेगा।',
  goOn: 'आगे बढ़ें',
  added: 'पासकी जुड़ गई',
  since: (date) => `${date} को जोड़ी`,
  lastUsed: (time) => `पिछली बार ${time}`,
  neverUsed: 'अभी इस्तेमाल नहीं हुई',
  synced: 'आपके दूसरे डिवाइसों पर भी',
  remove: 'हटाएँ',
  removeOf: (name) => `${name} की पासकी हटाएँ`,
  removeTitle: 'पासकी हटाएँ',
  removeLead: (name) => `${name} की पासकी से आपका खाता अब नहीं खुलेगा।`,
  removed: 'पासकी हट गई',
  list: 'आपकी पासकी',
  signIn: 'पासकी से साइन इन करें',
  known: 'इस डिवाइस पर आपके खाते की पासकी पहले से है।',
  notNow: 'आपके डिवाइस ने पासकी नहीं दी। कृपया फिर कोशिश करें।',
};
