import type { Translation } from '#i18n/translation.ts';
import type { homeTexts } from './texts';

/** {@link homeTexts} in Hindi. */
export const homeTextsHi: Translation<typeof homeTexts> = {
  title: (shop) => `${shop}: राशन, किताबें, गैजेट और कपड़े, 10 मिनट में`,
  description:
    '5,000 से ज़्यादा चीज़ें: आटा, दाल, स्नैक्स, किताबें, ईयरबड्स, खिलौने, टी-शर्ट और घड़ियाँ, सही दाम पर, 10 मिनट से भी कम में आपके घर।',
  keywords: 'ऑनलाइन शॉपिंग, राशन, आटा, दाल, स्नैक्स, किताबें, ईयरबड्स, नेकबैंड, खिलौने, टी-शर्ट, कपड़े, घड़ियाँ, भारत',
  welcome: (username) => `फिर से स्वागत है, ${username}!`,
  greeting: 'नया फ़ैशन, रोज़ की ज़रूरतें।',
  promotions: ['त्योहारी ऑफ़र: 60% तक की छूट।', 'दिवाली की डील से घर जगमगाएँ।', 'तोहफ़े, 10 मिनट में घर पर।'],
  lead: '5,000 से ज़्यादा चीज़ें, 10 मिनट से भी कम में घर पर।',
  shopNow: 'अभी खरीदें',
  facts: { free: 'मुफ़्त डिलीवरी', returns: '7 दिन में वापसी' },
  banners: [
    { title: 'त्योहार के लिए तैयार', text: 'साड़ियाँ, कुर्ते और मिठाई' },
    { title: 'साउंड और स्टाइल', text: 'ईयरबड्स, स्पीकर और घड़ियाँ' },
    { title: 'रसोई भरी-पूरी', text: 'आटा, दाल, मसाले और स्नैक्स' },
  ],
  carousel: 'ऑफ़र',
  carouselPart: 'कैरोसेल',
  bannerPart: 'स्लाइड',
  banner: (position, count) => `बैनर ${position}, कुल ${count}`,
  pause: 'बैनर रोकें',
  play: 'बैनर चलाएँ',
  categories: 'कैटेगरी से खरीदें',
  scrollLeft: 'बाएँ खिसकाएँ',
  scrollRight: 'दाएँ खिसकाएँ',
  products: 'सामान',
  buyAgain: 'फिर से खरीदें',
  recentlyViewed: 'हाल में देखा गया',
  newsletter: 'अच्छे ऑफ़र सबसे पहले पाएँ',
  newsletterLead: 'हफ़्ते में बस एक छोटा-सा ई-मेल।',
  newsletterEmail: 'ई-मेल पता',
  newsletterPlaceholder: 'you@example.com',
  subscribe: 'सब्सक्राइब करें',
  subscribing: 'सब्सक्राइब हो रहा है...',
  newsletterInvalid: 'कृपया सही ई-मेल पता डालें।',
  subscribed: 'सब्सक्राइब हो गया!',
  backToTop: 'ऊपर जाएँ',
  failed: 'कुछ गड़बड़ हो गई!',
  retry: 'फिर कोशिश करें',
};
