import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import type { Translation } from './translation';

/** {@link shopIdentity} in Hindi: the words about the shop; how to reach it stays as it is. */
export const shopIdentityHi: Translation<typeof shopIdentity> = {
  ...shopIdentity,
  tagline: '10 मिनट से भी कम में डिलीवरी',
  description:
    'किताबें, ईयरबड्स, खिलौने, कपड़े, घड़ियाँ, आटा, दाल और नमकीन: 5,000 से ज़्यादा प्रोडक्ट सही दाम पर, 10 मिनट से भी कम में घर तक।',
  address: '14, एवेन्यू रोड, चिकपेट, बेंगलुरु, कर्नाटक 560053, भारत',
};
