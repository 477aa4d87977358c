import type { Translation } from '#i18n/translation.ts';
import type { cardTexts, rowTexts } from './cards';

/** {@link cardTexts} in Hindi. */
export const cardTextsHi: Translation<typeof cardTexts> = {
  reviews: (count) => (count === 0 ? 'अभी कोई रिव्यू नहीं' : `${count} रिव्यू`),
  rating: (rating) => `5 में से ${rating.toFixed(1)}`,
  originalPrice: 'पहले का दाम',
  inStock: 'स्टॉक में है',
  outOfStock: 'स्टॉक में नहीं',
  onlyLeft: (count) => `सिर्फ़ ${count} बचे हैं`,
  from: 'शुरू',
  options: (count) => `${count} विकल्प`,
  per: { kg: (price) => `${price}/किलो`, litre: (price) => `${price}/लीटर` },
  off: (percent) => `${percent}% छूट`,
};

/** {@link rowTexts} in Hindi. */
export const rowTextsHi: Translation<typeof rowTexts> = {
  seeAll: 'सभी देखें',
  seeAllOf: (category) => `${category}: सभी देखें`,
  previous: 'बाएँ खिसकाएँ',
  next: 'दाएँ खिसकाएँ',
  failed: 'सामान लोड नहीं हो पाया।',
  retry: 'फिर कोशिश करें',
  shopTitle: 'दुकान',
  shopLead: 'हमारा सारा सामान, शेल्फ़ दर शेल्फ़।',
  shopDescription: (shop) =>
    `${shop} का पूरा सामान कैटेगरी के हिसाब से: राशन, स्नैक्स, किताबें, ऑडियो, खिलौने, कपड़े और घड़ियाँ।`,
  jumpTo: 'किसी कैटेगरी पर जाएँ',
  categoriesFailed: 'कुछ गड़बड़ हो गई!',
  emptyShop: 'हम अपनी दुकान सजा रहे हैं',
  emptyShopText: 'अभी कोई सामान नहीं है। कृपया जल्द ही फिर आएँ।',
  loading: 'लोड हो रहा है...',
  backToTop: 'ऊपर जाएँ',
};
