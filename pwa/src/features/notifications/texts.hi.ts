import type { Translation } from '#i18n/translation.ts';
import type { notificationTexts } from './texts';

/** The words of the notifications' settings, and of waiting for a product, in Hindi. */
export const notificationTextsHi: Translation<typeof notificationTexts> = {
  title: 'सूचनाएँ',
  device: 'इस डिवाइस पर',
  on: 'चालू',
  off: 'बंद',
  blocked: 'रोकी गईं',
  adminLead:
    'नया ऑर्डर आते ही जानें, दुकान बंद हो तब भी। सूचना में सिर्फ़ ऑर्डर नंबर और कुल रकम होती है, ग्राहक की कोई जानकारी नहीं।',
  shopperLead: 'आपके ऑर्डर कहाँ तक पहुँचे और क्या फिर से स्टॉक में आया, दुकान बंद हो तब भी जानें।',
  browserAsks: 'आपका ब्राउज़र इसकी अनुमति माँगेगा।',
  turnOn: 'सूचनाएँ चालू करें',
  turnOff: 'बंद करें',
  turnedOn: 'इस डिवाइस पर सूचनाएँ चालू हैं',
  turnedOff: 'इस डिवाइस पर सूचनाएँ बंद हैं',
  wishes: 'मुझे बताएँ',
  orderStatus: 'मेरे ऑर्डर का हर क़दम',
  newOrders: 'दुकान के नए ऑर्डर',
  answers: 'मेरे सवालों के जवाब',
  saved: 'सहेज लिया गया',
  test: 'जाँच भेजें',
  testSent: 'इस डिवाइस पर एक जाँच भेजी गई है',
  denied: 'आपका ब्राउज़र सूचनाओं की अनुमति नहीं देता। इसे इस साइट की सेटिंग में बदला जा सकता है।',
  unsupported: 'यह ब्राउज़र दुकान की सूचनाएँ नहीं दिखा सकता।',
  installFirst: 'iPhone या iPad पर पहले दुकान को होम स्क्रीन पर जोड़ें (शेयर, फिर होम स्क्रीन में जोड़ें)।',
  notReady: 'दुकान अभी सूचनाओं के लिए तैयार नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  failed: 'सूचनाएँ चालू नहीं हो सकीं। कृपया फिर से कोशिश करें।',
  loading: 'आपकी सूचनाएँ देखी जा रही हैं...',

  notifyMe: 'वापस आने पर मुझे बताएँ',
  stopNotifying: 'मुझे न बताएँ',
  notifyMeLead: 'आपको इस डिवाइस पर सूचना मिलेगी। आपका ब्राउज़र अनुमति माँग सकता है।',
  waiting: 'वापस आते ही आपको सूचना मिलेगी।',
  willNotify: 'वापस आते ही आपको बताया जाएगा',
  willNotNotify: 'आपको नहीं बताया जाएगा',
  login: 'वापस आने की सूचना के लिए कृपया लॉगिन करें',
};
