import type { Translation } from '#i18n/translation.ts';
import type { shopPagesTexts } from './texts';

/** {@link shopPagesTexts} in Hindi. */
export const shopPagesTextsHi: Translation<typeof shopPagesTexts> = {
  title: 'पेज',
  lead: 'आपके पेजों के पाठ, Markdown में: ## शीर्षक, **मोटा**, - सूची, लिंक के लिए [शब्द](/contact)।',
  page: 'पेज',
  pages: {
    about: 'हमारे बारे में',
    faqs: 'सवाल-जवाब',
    'privacy-policy': 'गोपनीयता नीति',
    'return-policy': 'वापसी नीति',
  },
  own: 'इस पेज पर आपका पाठ दिखता है।',
  show: 'पेज देखें',
  builtIn: 'इस पेज पर दुकान के साथ आया पाठ दिखता है। उसी से शुरू करें और उसे अपना बनाएँ।',
  en: 'पाठ (अंग्रेज़ी)',
  hi: 'पाठ (हिंदी)',
  hindiHint: 'खाली छोड़ने पर हिंदी में भी अंग्रेज़ी दिखेगी।',
  preview: 'कैसा दिखेगा',
  tooLong: (max) => `ज़्यादा से ज़्यादा ${max} अक्षर।`,
  missing: 'पाठ लिखें, या दुकान के साथ आए पाठ पर लौटें।',
  save: 'सहेजें',
  saved: 'पेज सहेजा गया',
  restore: 'दुकान के साथ आए पाठ पर लौटें',
  wentWrong: 'कुछ गड़बड़ हो गई!',
  loading: 'लोड हो रहा है...',
  failed: 'पेज नहीं मिल सका',
  retry: 'फिर कोशिश करें',
  changedMeanwhile: 'इस बीच किसी और ने यह पेज सहेज दिया है। अपना लिखा हुआ कॉपी करें और पेज फिर से खोलें।',
  unsavedTitle: 'बदलाव सहेजे नहीं गए',
  unsavedQuestion: 'आपने जो लिखा है वह सहेजा नहीं गया। बिना सहेजे जाना है?',
  discard: 'बदलाव छोड़ दें',
  keepEditing: 'लिखना जारी रखें',
  leave: 'जाएँ',
  close: 'बंद करें',
};
