import { grouped } from '#i18n/grouped.ts';
import type { Translation } from '#i18n/translation.ts';
import type { customerTexts } from './texts';

/** {@link customerTexts} in Hindi. */
export const customerTextsHi: Translation<typeof customerTexts> = {
  title: 'ग्राहक',
  search: 'नाम, ईमेल या मोबाइल से खोजें',
  clearSearch: 'खोज मिटाएँ',
  found: (count) => `${grouped(count)} लोग`,
  loading: 'लोड हो रहा है...',
  failed: 'ग्राहकों की सूची नहीं मिल सकी',
  detailsFailed: 'यह ग्राहक नहीं मिल सका',
  retry: 'फिर कोशिश करें',
  none: 'कोई ग्राहक नहीं मिला',
  noneText: 'किसी के नाम, ईमेल या मोबाइल नंबर में यह नहीं है।',
  columns: {
    name: 'नाम',
    email: 'ईमेल',
    mobile: 'मोबाइल',
    role: 'भूमिका',
    status: 'स्थिति',
    orders: 'ऑर्डर',
    spent: 'कुल खर्च',
    lastLogin: 'पिछला लॉग इन',
  },
  chooseColumns: 'कॉलम',
  since: 'कब से ग्राहक',
  roles: { ADMIN: 'एडमिन', USER: 'ग्राहक' },
  statuses: { Active: 'चालू', Blocked: 'रोका हुआ' },
  never: 'कभी नहीं',
  noMobile: 'नहीं दिया',
  previous: 'पिछला',
  next: 'अगला',
  pages: 'पन्ने',
  pageOf: (page, pages) => `पन्ना ${grouped(page)}, कुल ${grouped(pages)}`,
  all: 'सभी ग्राहक',
  theirOrders: 'ऑर्डर',
  newestOrders: (shown, all) => `${grouped(all)} में से सबसे नए ${grouped(shown)}`,
  noOrders: 'अभी कोई ऑर्डर नहीं',
  account: 'खाता',
  own: 'यह आपका अपना खाता है: इसे कोई दूसरा एडमिन बदल सकता है।',
  cancel: 'रहने दें',
  close: 'बंद करें',
  wentWrong: 'कुछ गड़बड़ हो गई!',
  block: {
    button: 'रोकें',
    question: (name) =>
      `${name} को रोकें? वे तुरंत हर डिवाइस से लॉग आउट हो जाएँगे और फिर लॉग इन नहीं कर पाएँगे। उनके ऑर्डर चलते रहेंगे।`,
  },
  unblock: {
    button: 'रोक हटाएँ',
    question: (name) => `${name} से रोक हटाएँ? वे फिर से लॉग इन कर पाएँगे।`,
  },
  promote: {
    button: 'एडमिन बनाएँ',
    question: (name) =>
      `${name} को एडमिन बनाएँ? वे कैटलॉग, सभी ऑर्डर और सभी खाते बदल पाएँगे। उन्हें फिर से लॉग इन करना होगा।`,
  },
  demote: {
    button: 'एडमिन अधिकार वापस लें',
    question: (name) => `${name} के एडमिन अधिकार वापस लें? वे ग्राहक बने रहेंगे और उन्हें फिर से लॉग इन करना होगा।`,
  },
};
