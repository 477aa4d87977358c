import type { Translation } from '#i18n/translation.ts';
import type { listingTexts } from './listing';

/** {@link listingTexts} in Hindi. */
export const listingTextsHi: Translation<typeof listingTexts> = {
  failed: 'सामान लोड नहीं हो पाया।',
  error: 'सामान लाते समय कोई गड़बड़ हो गई।',
  none: 'कोई सामान नहीं मिला',
  noneHint: 'दाम का दायरा बढ़ाएँ, या कोई और शब्द आज़माएँ।',
  loadMore: 'और दिखाएँ',
  retry: 'फिर कोशिश करें',
  search: 'इस सूची में खोजें',
  clearSearch: 'खोज मिटाएँ',
  filters: 'फ़िल्टर',
  filtersOn: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count})`),
  close: 'बंद करें',
  show: (count) => `${count} सामान देखें`,
  min: 'न्यूनतम दाम',
  max: 'अधिकतम दाम',
  minAboveMax: 'न्यूनतम दाम अधिकतम दाम से ज़्यादा है।',
  sort: 'क्रम',
  sortOrders: {
    lowToHigh: 'दाम: कम से ज़्यादा',
    highToLow: 'दाम: ज़्यादा से कम',
    newest: 'सबसे नए',
    oldest: 'सबसे पुराने',
  },
  sortNone: 'सामान्य क्रम',
  inStockOnly: 'सिर्फ़ जो स्टॉक में है',
  clear: 'फ़िल्टर हटाएँ',
  active: 'चालू फ़िल्टर',
  from: (rupees) => `${rupees} से`,
  upTo: (rupees) => `${rupees} तक`,
  remove: (filter) => `हटाएँ: ${filter}`,
  siblings: 'उप-श्रेणियाँ',
  found: (shown, total) => `${total} में से ${shown} दिख रहे हैं`,
  products: 'सामान',
  backToTop: 'ऊपर जाएँ',
  description: (subcategory, category) =>
    `${subcategory} और ${category} का बाकी सामान, सही दाम पर, 10 मिनट से कम में आपके घर।`,
};
