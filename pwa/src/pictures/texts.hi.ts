import type { Translation } from '../i18n/translation';
import type { pictureTexts } from './texts';

/** {@link pictureTexts} in Hindi. */
export const pictureTextsHi: Translation<typeof pictureTexts> = {
  choose: 'तस्वीर अपलोड करें',
  chooseAnother: 'दूसरी चुनें',
  chooseSeveral: 'तस्वीरें अपलोड करें',
  dropHint: 'एक साथ कई चुन सकते हैं या यहाँ छोड़ सकते हैं। पहली तस्वीर कार्ड पर दिखती है।',
  none: 'अभी कोई तस्वीर नहीं',
  uploading: (percent) => `${percent}% अपलोड हुआ`,
  uploadOf: (file) => `${file} अपलोड हो रही है`,
  finishing: 'बस होने ही वाला है…',
  cancel: 'अपलोड रोकें',
  cancelOf: (file) => `${file} का अपलोड रोकें`,
  dismissOf: (file) => `${file} का संदेश हटाएँ`,
  failed: 'तस्वीर अपलोड नहीं हुई!',
  first: 'मुख्य',
  picture: (position, of) => `${of} में से तस्वीर ${position}`,
  preview: (position) => `तस्वीर ${position} देखें`,
  remove: (position) => `तस्वीर ${position} हटाएँ`,
  earlier: (position) => `तस्वीर ${position} को एक स्थान आगे लाएँ`,
  later: (position) => `तस्वीर ${position} को एक स्थान पीछे ले जाएँ`,
  moved: (from, to) => `तस्वीर ${from} अब तस्वीर ${to} है`,
  removed: (position, left) => `तस्वीर ${position} हट गई, ${left} बचीं`,
  max: (max) => `अधिकतम ${max} तस्वीरें।`,
  close: 'बंद करें',
  notAPicture: 'कृपया तस्वीर चुनें।',
  tooLarge: (max) => `तस्वीर ${max} MB से बड़ी है।`,
};
