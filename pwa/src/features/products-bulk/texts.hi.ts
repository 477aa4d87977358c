import { grouped } from '#i18n/grouped.ts';
import type { Translation } from '#i18n/translation.ts';
import type { bulkTexts } from './texts';

/** {@link bulkTexts} in Hindi. */
export const bulkTextsHi: Translation<typeof bulkTexts> = {
  edit: 'चुने हुए बदलें',
  moreTasks: 'और',
  ticked: (count) => `${grouped(count)} प्रोडक्ट`,
  title: (count) => `${grouped(count)} प्रोडक्ट बदलें`,
  close: 'बंद करें',
  intro: 'जो आप ख़ाली छोड़ते हैं, वह हर प्रोडक्ट में वैसा ही रहता है।',
  price: 'दाम',
  priceWays: {
    stay: 'वैसा ही रहे',
    set: 'इतना करें',
    raise: 'प्रतिशत से बढ़ाएँ',
    lower: 'प्रतिशत से घटाएँ',
  },
  newPrice: 'नया दाम, रुपये में',
  percent: 'प्रतिशत',
  variantPrices: 'जिन विकल्पों का अपना दाम है, वह भी साथ बदलता है।',
  ownPrices: 'जिन विकल्पों का अपना दाम है, वह वैसा ही रहता है।',
  discount: 'छूट, प्रतिशत में',
  stock: 'स्टॉक',
  stockWays: { stay: 'वैसा ही रहे', in: 'माल डालें', out: 'माल निकालें', set: 'इतना करें' },
  pieces: 'नग',
  ownStock: 'जिन विकल्पों का अपना स्टॉक है, वह वैसा ही रहता है।',
  reason: 'वजह',
  reasons: {
    RECEIVED: 'माल आया',
    COUNTED: 'गिना गया',
    DAMAGED: 'ख़राब हुआ',
    LOST: 'खो गया',
    RETURNED: 'ग्राहक ने लौटाया',
    OTHER: 'और कुछ',
  },
  note: 'टिप्पणी',
  category: 'कैटेगरी',
  subCategory: 'सब कैटेगरी',
  stays: 'वैसी ही रहे',
  problems: {
    price: 'कृपया 0 से ज़्यादा का दाम लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
    percent: 'कृपया 0 से ज़्यादा का प्रतिशत लिखें; दाम ज़्यादा से ज़्यादा 99 घट सकता है।',
    discount: 'कृपया 0 से 100 तक का प्रतिशत लिखें।',
    pieces: 'कृपया नगों की पूरी संख्या लिखें।',
  },
  nothing: 'अभी कुछ बदलने को नहीं है।',
  preview: 'पहले देखें',
  back: 'वापस',
  apply: (count) => `${grouped(count)} प्रोडक्ट बदलें`,
  finish: 'हो गया',
  willChange: (changed, same, refused) =>
    `${grouped(changed)} बदलेंगे, ${grouped(same)} वैसे ही रहेंगे, ${grouped(refused)} नहीं बदल सकते।`,
  hasChanged: (changed, same, refused) =>
    `${grouped(changed)} बदले, ${grouped(same)} वैसे ही रहे, ${grouped(refused)} नहीं बदल सके।`,
  tasks: {
    publish: {
      name: 'दुकान में दिखाएँ',
      title: (count) => `${grouped(count)} प्रोडक्ट दुकान में दिखाएँ`,
      apply: (count) => `${grouped(count)} प्रोडक्ट दिखाएँ`,
      willChange: (changed, same, refused) =>
        `${grouped(changed)} दिखाए जाएँगे, ${grouped(same)} पहले से दिख रहे हैं, ${grouped(refused)} नहीं दिखाए जा सकते।`,
      hasChanged: (changed, same, refused) =>
        `${grouped(changed)} दिखने लगे, ${grouped(same)} पहले से दिख रहे थे, ${grouped(refused)} नहीं दिखाए जा सके।`,
    },
    unpublish: {
      name: 'दुकान से छिपाएँ',
      title: (count) => `${grouped(count)} प्रोडक्ट दुकान से छिपाएँ`,
      apply: (count) => `${grouped(count)} प्रोडक्ट छिपाएँ`,
      willChange: (changed, same, refused) =>
        `${grouped(changed)} ड्राफ़्ट बनेंगे, ${grouped(same)} पहले से हैं, ${grouped(refused)} नहीं बन सकते।`,
      hasChanged: (changed, same, refused) =>
        `${grouped(changed)} अब ड्राफ़्ट हैं, ${grouped(same)} पहले से थे, ${grouped(refused)} नहीं बन सके।`,
    },
    delete: {
      name: 'मिटाएँ',
      title: (count) => `${grouped(count)} प्रोडक्ट मिटाएँ`,
      apply: (count) => `${grouped(count)} प्रोडक्ट मिटाएँ`,
      willChange: (changed, _same, refused) =>
        `${grouped(changed)} मिटाए जाएँगे, ${grouped(refused)} नहीं मिटाए जा सकते।`,
      hasChanged: (changed, _same, refused) =>
        `${grouped(changed)} मिट गए, ${grouped(refused)} नहीं मिटाए जा सके।`,
    },
  },
  forGood: 'ये हमेशा के लिए मिट जाते हैं, अपने रिव्यू और सवालों के साथ। ऑर्डर में जो ख़रीदा गया, वह रहता है।',
  stands: (price, stock) => `${price}, स्टॉक में ${stock}`,
  odd: {
    'no-price': 'इसका दाम ₹0 है।',
    free: 'छूट के बाद यह मुफ़्त है।',
    'no-category': 'यह किसी कैटेगरी में नहीं है: ग्राहकों को केवल खोजने पर मिलेगा।',
  },
  yes: 'हाँ',
  no: 'नहीं',
  cancel: 'रहने दें',
  loading: 'लोड हो रहा है...',
  results: 'प्रोडक्ट',
  more: (count) => `और ${grouped(count)} भी।`,
  progress: 'प्रगति',
  through: (handled, count) => `${grouped(count)} में से ${grouped(handled)} हो गए। कृपया यह पन्ना खुला रखें।`,
  checked: (handled, count) => `${grouped(count)} में से ${grouped(handled)} देखे गए`,
  unknown: 'एक प्रोडक्ट जो अब नहीं है',
  unchanged: 'वैसा ही रहता है',
  fields: {
    price: 'दाम',
    discount: 'छूट',
    stock: 'स्टॉक',
    category: 'कैटेगरी',
    subCategory: 'सब कैटेगरी',
    published: 'दुकान में',
  },
  becomes: 'से',
  none: 'कोई नहीं',
  wentWrong: 'कुछ गड़बड़ हो गई!',
};
