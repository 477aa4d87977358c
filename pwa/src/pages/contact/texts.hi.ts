import type { Translation } from '#i18n/translation.ts';
import type { contactTexts } from './texts';

/** {@link contactTexts} in Hindi. */
export const contactTextsHi: Translation<typeof contactTexts> = {
  title: 'हमसे संपर्क करें',
  description: (shop) =>
    `${shop} को फ़ोन करें, लिखें या मिलने आएँ: दिन-रात ग्राहक सेवा, फ़ोन, ई-मेल और WhatsApp पर सहायता।`,
  descriptionAt: (shop, hours) =>
    `${shop} को फ़ोन करें, लिखें या मिलने आएँ: ${hours}। फ़ोन, ई-मेल और WhatsApp पर सहायता।`,
  lead: '24/7 ग्राहक सेवा: फ़ोन करें, लिखें, या मिलने आएँ।',
  leadAt: (hours) => `${hours}: फ़ोन करें, लिखें, या मिलने आएँ।`,
  ways: 'संपर्क के तरीके',
  call: 'फ़ोन करें',
  callText: 'किसी भी दिन, किसी भी समय। ऑर्डर रास्ते में हो, तो सबसे जल्दी यहीं जवाब मिलेगा।',
  callTextAt: 'ऑर्डर रास्ते में हो, तो सबसे जल्दी यहीं जवाब मिलेगा।',
  write: 'हमें लिखें',
  writeText: 'वापसी, बिल और फ़ोटो वाली हर बात के लिए। हम एक दिन में जवाब देते हैं।',
  chat: 'WhatsApp पर बात करें',
  chatText: 'मैसेज या फ़ोटो भेजें; जवाब एक इंसान देगा।',
  visit: 'मिलने आएँ',
  visitText: 'सोमवार से शनिवार, सुबह 10 से शाम 7 बजे तक। नक्शे पर देखें',
  visitTextAt: (hours) => `${hours}। नक्शे पर देखें`,
  newTab: '(नए टैब में खुलेगा)',
  before: 'लिखने से पहले',
  orderNumber: 'अपना ऑर्डर नंबर पास रखें: वह मेरे ऑर्डर में मिलेगा और ORD से शुरू होता है।',
  faqs: 'सवाल-जवाब',
  returnPolicy: 'वापसी नीति',
};
