import type { RefusalTexts } from './refusal-texts';

/** What a shopper reads in Hindi for each code: the server speaks English alone. */
export const refusalTextsHi: Required<RefusalTexts> = {
  'network.unreachable': 'लगता है आप ऑफ़लाइन हैं। कृपया अपना इंटरनेट कनेक्शन जाँच लें।',
  'answer.broken': 'कुछ गड़बड़ हो गई!',

  'request.invalid': 'कृपया भरी हुई जानकारी एक बार जाँच लें।',
  'request.malformed': 'आपका अनुरोध समझ में नहीं आया।',
  'request.too-large': 'यह बहुत बड़ा है, कृपया छोटा करके भेजें।',
  'request.unsupported-type': 'आपका अनुरोध समझ में नहीं आया।',
  'request.too-many': 'आपने बहुत बार कोशिश की। कृपया थोड़ी देर बाद फिर करें।',
  'route.missing': 'इस पते पर कुछ नहीं है।',
  'server.failed': 'कुछ गड़बड़ हो गई!',
  'server.busy': 'दुकान में अभी बहुत भीड़ है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'server.stopping': 'दुकान दोबारा शुरू हो रही है। कृपया थोड़ी देर बाद फिर कोशिश करें।',

  'auth.required': 'कृपया पहले लॉग इन करें!',
  'auth.expired': 'आपका सेशन समाप्त हो गया। कृपया फिर से लॉग इन करें।',
  'auth.forbidden': 'आपको इसकी अनुमति नहीं है',

  'account.wrong-credentials': 'ई-मेल या पासवर्ड सही नहीं है।',
  'account.blocked': 'यह खाता बंद कर दिया गया है। कृपया दुकान से संपर्क करें।',
  'account.email-taken': 'यह ई-मेल पहले से दर्ज है। कृपया लॉग इन करें।',
  'account.missing': 'ऐसा कोई खाता नहीं है।',
  'account.reauthenticate': 'ई-मेल बदलने के लिए अपना पासवर्ड फिर से डालें।',
  'account.code-wrong': 'यह कोड सही नहीं है, या इसका समय निकल गया है।',
  'account.reset-refused': 'कृपया नया कोड मँगाकर फिर कोशिश करें।',
  'account.common-password': 'यह पासवर्ड बहुत आम है। कृपया कोई दूसरा चुनें।',
  'account.own-account': 'आप यहाँ अपना ही खाता नहीं बदल सकते।',
  'account.last-admin': 'दुकान को एक एडमिन चाहिए। कृपया पहले किसी और को एडमिन बनाएँ।',
  'google.refused': 'Google से लॉग इन नहीं हो पाया',
  'google.not-offered': 'यहाँ Google से लॉग इन की सुविधा नहीं है।',
  'google.not-linked': 'आपका खाता पहले से है। Google जोड़ने के लिए एक बार पासवर्ड से लॉग इन करें।',
  'google.unreachable': 'अभी Google से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'session.changed': 'यहाँ अब कोई और लॉग इन है।',
  'session.missing': 'यह सेशन पहले ही समाप्त हो चुका है।',

  'upload.missing': 'कृपया एक तस्वीर चुनें।',
  'upload.not-a-picture': 'कृपया JPEG, PNG, WebP या AVIF तस्वीर चुनें।',
  'upload.too-large': 'तस्वीर {most} MB से बड़ी है।',
  'upload.too-many-pixels': 'तस्वीर {most} मेगापिक्सल से बड़ी है।',

  'address.missing': 'यह पता अब नहीं है।',
  'address.too-many': 'आपके {most} पते पहले से हैं। कृपया पहले कोई एक हटाएँ।',
  'pincode.unknown': 'यह पिनकोड हमारी सूची में नहीं है।',

  'category.missing': 'यह श्रेणी अब नहीं है।',
  'category.name-taken': 'इस नाम की श्रेणी पहले से है।',
  'category.in-use': 'इस श्रेणी में अभी {products} प्रोडक्ट हैं।',
  'subcategory.missing': 'यह उप-श्रेणी अब नहीं है।',
  'subcategory.name-taken': 'इस नाम की उप-श्रेणी पहले से है।',
  'subcategory.in-use': 'इस उप-श्रेणी में अभी {products} प्रोडक्ट हैं।',
  'product.missing': 'यह प्रोडक्ट अब नहीं है।',
  'variant.missing': 'यह विकल्प अब नहीं है।',

  'cart.line-missing': 'यह आइटम आपके कार्ट में नहीं है।',
  'cart.full': 'आपके कार्ट में पहले से {most} अलग-अलग आइटम हैं।',
  'cart.most-of-one': 'एक ऑर्डर में {name} ज़्यादा से ज़्यादा {most} ले सकते हैं।',
  'cart.empty': 'आपका कार्ट खाली है।',
  'stock.short': '{name} के सिर्फ़ {left} बचे हैं।',
  'stock.none': '{name} अभी स्टॉक में नहीं है।',

  'order.missing': 'ऐसा कोई ऑर्डर नहीं है।',
  'order.changed': 'दाम बदल गए हैं। कृपया नया कुल देख लें।',
  'order.not-cancellable': 'यह ऑर्डर अब रद्द नहीं हो सकता।',
  'order.illegal-stage': '{stage} वाला ऑर्डर {wanted} नहीं हो सकता।',

  'payment.off': 'कार्ड से भुगतान अभी उपलब्ध नहीं है। कृपया कैश ऑन डिलीवरी चुनें।',
  'payment.unreachable': 'कार्ड भुगतान सेवा तक पहुँचा नहीं जा सका। कुछ भी काटा नहीं गया। कृपया फिर से कोशिश करें।',
  'payment.bad-signature': 'यह संदेश कार्ड सेवा से नहीं आया है।',
  'stock.below-zero': '{name} के सिर्फ़ {left} बचे हैं: इससे ज़्यादा निकाले नहीं जा सकते।',
  'stock.above-most': '{name} के ज़्यादा से ज़्यादा {most} स्टॉक में रह सकते हैं।',
  'review.missing': 'यह समीक्षा अब नहीं है।',

  'idempotency.key-required': 'आपका अनुरोध अधूरा था। कृपया फिर से कोशिश करें।',
  'idempotency.other-body': 'यह अनुरोध पहले ही किसी और काम के लिए भेजा जा चुका है। कृपया फिर से कोशिश करें।',
  'idempotency.in-flight': 'यही काम अभी चल रहा है। कृपया थोड़ा रुकें।',
};
