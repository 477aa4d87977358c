import type { ShopSettings } from '../contracts/shop-settings.contract.js';
import { shopIdentity } from './shop-identity.js';

const { name, tagline, description, heroLines, heroLead, supportPhone, supportEmail, address, social } =
  shopIdentity;
const taglineHi = '10 मिनट से भी कम में डिलीवरी';

/** The settings of a shop whose administrator has saved none (docs/product.md#shop-settings). */
export const defaultShopSettings: ShopSettings = {
  version: 0,
  name,
  tagline: { en: tagline, hi: taglineHi },
  description: {
    en: description,
    hi: 'किताबें, ईयरबड्स, खिलौने, कपड़े, घड़ियाँ, आटा, दाल और नमकीन: 5,000 से ज़्यादा प्रोडक्ट सही दाम पर, 10 मिनट से भी कम में घर तक।',
  },
  deliveryPromise: { en: tagline, hi: taglineHi },
  heroLines: {
    en: [...heroLines],
    hi: ['त्योहारी ऑफ़र: 60% तक की छूट।', 'दिवाली की डील से घर जगमगाएँ।', 'तोहफ़े, 10 मिनट में घर पर।'],
  },
  heroLead: { en: heroLead, hi: '5,000 से ज़्यादा चीज़ें, 10 मिनट से भी कम में घर पर।' },
  supportPhone,
  supportEmail,
  address: { en: address, hi: '14, एवेन्यू रोड, चिकपेट, बेंगलुरु, कर्नाटक 560053, भारत' },
  social: [...social],
  gstin: '',
  gstPercent: null,
  logo: '',
  colours: null,
  openingHours: { en: '', hi: '' },
  minimumOrder: null,
  banners: [],
  pages: {},
};
