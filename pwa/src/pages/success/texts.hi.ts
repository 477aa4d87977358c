import type { Translation } from '#i18n/translation.ts';
import type { successTexts } from './texts';

/** {@link successTexts} in Hindi. */
export const successTextsHi: Translation<typeof successTexts> = {
  payment: 'भुगतान',
  order: 'ऑर्डर',
  done: (what) => `${what} सफल रहा`,
  thanks: 'हमसे खरीदने के लिए धन्यवाद। ऑर्डर का हाल मेरे ऑर्डर में देखें।',
  goHome: 'होम पर जाएँ',
  myOrders: 'मेरे ऑर्डर',
  seeOrder: 'अपना ऑर्डर देखें',
  track: 'ऑर्डर का हाल देखें',
  number: 'ऑर्डर नंबर',
  paid: 'भुगतान हो चुका',
  toPay: 'दरवाज़े पर देना है',
  delivery: 'डिलीवरी',
  loading: 'आपका ऑर्डर ढूँढ रहे हैं...',
  waiting: 'आपके भुगतान का इंतज़ार है',
  waitingText: (orderId) =>
    `कार्ड सेवा ने ऑर्डर ${orderId} के भुगतान की पुष्टि अभी नहीं की है। यह पेज अपने-आप बदल जाएगा।`,
  long: 'इसमें सामान्य से ज़्यादा समय लग रहा है। यहाँ रुकना ज़रूरी नहीं: भुगतान आते ही आपके ऑर्डर में दिख जाएगा।',
  notPaid: 'अभी तक भुगतान नहीं किया? आप अब भी कर सकते हैं।',
  failed: 'भुगतान नहीं हुआ',
  refund: 'आपके पैसे वापस जा रहे हैं',
  cancelled: (orderId) => `ऑर्डर #${orderId} रद्द हो गया`,
  viewCart: 'कार्ट देखें',
  noOrder: 'आपके ऑर्डर',
  noOrderText: 'यह पता किसी ऑर्डर का नहीं है। आपके हर ऑर्डर का हाल "मेरे ऑर्डर" में है।',
  missing: 'हम इस ऑर्डर को नहीं जानते',
  missingText: 'यह पता कुछ भी कहे: आपके ऑर्डर "मेरे ऑर्डर" में हैं।',
  signIn: 'अपना ऑर्डर देखने के लिए कृपया लॉगिन करें',
  signInText: 'ऑर्डर का क्या हुआ, यह ऑर्डर करने वाले को ही बताया जाता है।',
  login: 'लॉगिन',
  unreachable: 'आपका ऑर्डर नहीं लाया जा सका',
  retry: 'फिर कोशिश करें',
};
