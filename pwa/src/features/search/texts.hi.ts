import type { Translation } from '#i18n/translation.ts';
import type { searchTexts } from './texts';

/** {@link searchTexts} in Hindi. */
export const searchTextsHi: Translation<typeof searchTexts> = {
  pageTitle: 'खोज',
  description: 'पूरी दुकान में खोजें: किराना, स्नैक्स, किताबें, ऑडियो, खिलौने, कपड़े और घड़ियाँ।',
  title: (term) => `“${term}” के खोज नतीजे`,
  count: (count) => `खोज नतीजे: ${count}`,
  none: 'कुछ नहीं मिला',
  noneHint: 'शब्द की वर्तनी देख लें, या कोई आसान शब्द आज़माएँ।',
  didYouMean: 'कहीं आप यह तो नहीं खोज रहे',
  liked: 'बहुतों की पसंद',
  results: 'खोज के नतीजे',
  startTitle: 'आप क्या ढूँढ रहे हैं?',
  startHint: 'ऊपर लिखें, या इनमें से कुछ चुनें।',
  popular: 'लोग ये खोजते हैं',
  ideas: ['किताबें', 'ईयरबड्स', 'टी-शर्ट', 'साड़ी', 'घड़ी', 'कपड़े', 'ब्लूटूथ', 'प्रीमियम घड़ियाँ', 'चिप्स'],
  recent: 'हाल की खोजें',
  forget: (term) => `हाल की खोजों से ${term} हटाएँ`,
  forgetAll: 'सब हटाएँ',
  suggestions: 'सुझाव',
  listings: 'श्रेणियाँ',
  products: 'सामान',
  inCategory: (category) => `${category} में`,
  suggested: (count) => `${count} सुझाव`,
  failed: 'सामान लोड नहीं हो पाया।',
  retry: 'फिर कोशिश करें',
  backToTop: 'ऊपर जाएँ',
};
