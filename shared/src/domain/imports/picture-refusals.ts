import type { PictureRefusal } from '../../contracts/picture-imports.contract.js';

/** Why pictures of an import are refused, in the words of owners (docs/product.md#picture-imports). */
export const pictureRefusals: Readonly<Record<'en' | 'hi', Readonly<Record<PictureRefusal, string>>>> = {
  en: {
    'not-a-picture': 'It is not a JPEG, PNG, WebP or AVIF picture.',
    'too-large': 'It is larger than 10 MB.',
    'too-many-pixels': 'It has more than 40 megapixels, or a side above 10,000 pixels.',
    'no-product': 'No product has this SKU, barcode or Product id.',
    'two-products': 'Two products have this SKU, barcode or Product id.',
    'too-many': 'The product has 10 pictures already.',
    unreadable: 'It cannot be unpacked.',
    encrypted: 'It has a password.',
    'not-an-address': 'This is not an address that begins with http:// or https://.',
    'not-public': 'This address is not on the public internet.',
    'not-found': 'There is no picture at this address.',
    'too-slow': 'The picture took longer than 20 seconds.',
    unreachable: 'The address does not answer.',
    redirects: 'The address leads to other addresses too often.',
  },
  hi: {
    'not-a-picture': 'यह JPEG, PNG, WebP या AVIF तस्वीर नहीं है।',
    'too-large': 'यह 10 MB से बड़ी है।',
    'too-many-pixels': 'इसमें 40 मेगापिक्सेल से ज़्यादा हैं, या कोई किनारा 10,000 पिक्सेल से लंबा है।',
    'no-product': 'यह SKU, बारकोड या Product id किसी प्रोडक्ट का नहीं है।',
    'two-products': 'यह SKU, बारकोड या Product id दो प्रोडक्ट का है।',
    'too-many': 'प्रोडक्ट की 10 तस्वीरें पहले से हैं।',
    unreadable: 'इसे खोला नहीं जा सका।',
    encrypted: 'इस पर पासवर्ड लगा है।',
    'not-an-address': 'यह http:// या https:// से शुरू होने वाला पता नहीं है।',
    'not-public': 'यह पता सार्वजनिक इंटरनेट पर नहीं है।',
    'not-found': 'इस पते पर कोई तस्वीर नहीं है।',
    'too-slow': 'तस्वीर आने में 20 सेकंड से ज़्यादा लगे।',
    unreachable: 'यह पता जवाब नहीं देता।',
    redirects: 'यह पता बार-बार दूसरे पतों पर भेजता है।',
  },
};
