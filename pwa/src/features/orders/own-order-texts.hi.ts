import type { Translation } from '#i18n/translation.ts';
import type { ownOrderTexts } from './own-order-texts';

/** {@link ownOrderTexts} in Hindi. */
export const ownOrderTextsHi: Translation<typeof ownOrderTexts> = {
  title: (orderId) => `ऑर्डर ${orderId}`,
  all: 'आपके ऑर्डर',
  placedAt: (time) => `${time} को किया गया`,
  loading: 'ऑर्डर लोड हो रहा है...',
  failed: 'यह ऑर्डर नहीं लाया जा सका',
  retry: 'फिर कोशिश करें',
  missing: 'ऐसा कोई ऑर्डर नहीं है',
  missingText: 'कृपया अपने ऑर्डरों में देखें।',
  progress: 'कहाँ तक पहुँचा',
  carried: (carrier) => `${carrier} ला रहा है`,
  tracking: (number) => `ट्रैकिंग नंबर: ${number}`,
  trackAtCarrier: 'कूरियर की साइट पर देखें',
  items: 'सामान',
  total: 'कुल रकम',
  delivery: 'डिलीवरी शुल्क',
  free: 'मुफ़्त',
  deliverTo: 'कहाँ पहुँचाना है',
  mobile: (mobile) => `मोबाइल: ${mobile}`,
  offline: 'आप ऑफ़लाइन हैं: रद्द करने, भुगतान और बिल के लिए इंटरनेट चाहिए।',
  asOf: 'यह वैसा दिख रहा है जैसा इस डिवाइस को पता है।',
  cancelledItems: 'रद्द किया हुआ सामान',
  cancelledItemsLead: {
    COD: 'दुकान इसे नहीं भेज पाई। इसके पैसे आपको नहीं देने हैं।',
    CARD: 'दुकान इसे नहीं भेज पाई। इसके दिए हुए पैसे आपके कार्ड पर लौटते हैं।',
  },
  invoice: 'बिल',
  invoiceFailed: 'बिल नहीं लाया जा सका',
};
