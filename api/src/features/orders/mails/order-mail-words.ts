import type { Language } from '@jhola/shared/languages/chosen-language';
import type { MailingShop } from '#integrations/mail/message/email-text.js';
import type { OrderMailStep } from '#platform/config/order-mails.js';

/** What the mails about an order say of it. */
export interface MailedOrderFacts {
  readonly number: string;
  /** The total, with the rupee sign. */
  readonly total: string;
  /** Whether delivery is free. */
  readonly isFree: boolean;
  readonly method: 'COD' | 'CARD';
  /** Items that were cancelled, and what they had cost. */
  readonly items: string;
  readonly itemsPrice: string;
}

/** The words of the mails about orders, in one language. */
export interface OrderMailWords {
  readonly subject: Readonly<Record<OrderMailStep, (number: string) => string>>;
  /** The paragraphs before the list of what was ordered. */
  readonly said: Readonly<Record<OrderMailStep, (order: MailedOrderFacts) => readonly string[]>>;
  readonly delivery: string;
  readonly total: string;
  readonly pieces: (item: string, quantity: number) => string;
  /** By whom it is carried. */
  readonly carried: (carrier: string, trackingNumber: string) => string;
  readonly trackAtCarrier: string;
  readonly track: string;
  readonly help: string;
}

const english = ({ name: shop, supportEmail, supportPhone }: MailingShop): OrderMailWords => ({
  subject: {
    placed: (number) => `Your ${shop} order ${number} is placed`,
    'items-cancelled': (number) => `Your ${shop} order ${number} has changed`,
    shipped: (number) => `Your ${shop} order ${number} is on its way`,
    delivered: (number) => `Your ${shop} order ${number} was delivered`,
    cancelled: (number) => `Your ${shop} order ${number} is cancelled`,
    refunded: (number) => `The money for your ${shop} order ${number} is back`,
  },
  said: {
    placed: ({ number, total, isFree, method }) => [
      `Thank you for shopping with us. Your order ${number} is placed${isFree ? ', and delivery is free' : ''}.`,
      method === 'COD' ? `You pay ${total} at your door.` : `${total} is paid by card.`,
    ],
    'items-cancelled': ({ number, total, method, items, itemsPrice }) => [
      `We are sorry: these items of your order ${number} will not be delivered: ${items}.`,
      method === 'COD'
        ? `All the rest comes as planned, and you pay ${total} at your door.`
        : `All the rest comes as planned. The ${itemsPrice} you paid for them go back to your card, which takes 5-7 business days.`,
    ],
    shipped: ({ number, total, method }) => [
      `Your order ${number} has left the shop and is on its way to you.`,
      method === 'COD' ? `Please have ${total} ready: you pay at your door.` : 'It is paid: you owe nothing.',
    ],
    delivered: ({ number }) => [
      `Your order ${number} was delivered. We hope you like it.`,
      'Something wrong with it? You can return it within 7 days of delivery.',
    ],
    cancelled: ({ number, total, method }) => [
      `Your order ${number} is cancelled: nothing of it will be delivered.`,
      method === 'COD'
        ? 'There is nothing to pay.'
        : `The ${total} you paid go back to your card, which takes 5-7 business days.`,
    ],
    refunded: ({ number, total }) => [
      `We have given the ${total} for your order ${number} back to the card you paid with.`,
      'Your bank may take a few days to show it.',
    ],
  },
  delivery: 'Delivery',
  total: 'Total',
  pieces: (item, quantity) => `${quantity} × ${item}`,
  carried: (carrier, trackingNumber) => `It is carried by ${carrier}. Tracking number: ${trackingNumber}`,
  trackAtCarrier: 'Track at the courier',
  track: 'Track order',
  help: `Questions? Write to ${supportEmail} or call ${supportPhone}, and name the order's number.`,
});

const hindi = ({ name: shop, supportEmail, supportPhone }: MailingShop): OrderMailWords => ({
  subject: {
    placed: (number) => `आपका ${shop} ऑर्डर ${number} हो गया`,
    'items-cancelled': (number) => `आपका ${shop} ऑर्डर ${number} बदल गया`,
    shipped: (number) => `आपका ${shop} ऑर्डर ${number} रास्ते में है`,
    delivered: (number) => `आपका ${shop} ऑर्डर ${number} पहुँच गया`,
    cancelled: (number) => `आपका ${shop} ऑर्डर ${number} रद्द हो गया`,
    refunded: (number) => `आपके ${shop} ऑर्डर ${number} के पैसे वापस हो गए`,
  },
  said: {
    placed: ({ number, total, isFree, method }) => [
      `हमसे खरीदने के लिए धन्यवाद। आपका ऑर्डर ${number} हो गया है${isFree ? ', और डिलीवरी मुफ़्त है' : ''}।`,
      method === 'COD' ? `आपको ${total} दरवाज़े पर देने हैं।` : `${total} का भुगतान कार्ड से हो चुका है।`,
    ],
    'items-cancelled': ({ number, total, method, items, itemsPrice }) => [
      `हमें खेद है: आपके ऑर्डर ${number} का यह सामान नहीं आएगा: ${items}।`,
      method === 'COD'
        ? `बाकी सब पहले की तरह आएगा, और आपको दरवाज़े पर ${total} देने हैं।`
        : `बाकी सब पहले की तरह आएगा। इनके दिए हुए ${itemsPrice} आपके कार्ड पर लौट रहे हैं। इसमें 5-7 कामकाजी दिन लगते हैं।`,
    ],
    shipped: ({ number, total, method }) => [
      `आपका ऑर्डर ${number} दुकान से निकल चुका है और आप तक आ रहा है।`,
      method === 'COD'
        ? `कृपया ${total} तैयार रखें: भुगतान दरवाज़े पर होगा।`
        : 'इसका भुगतान हो चुका है: आपको कुछ नहीं देना है।',
    ],
    delivered: ({ number }) => [
      `आपका ऑर्डर ${number} पहुँच गया। उम्मीद है, आपको पसंद आएगा।`,
      'कुछ ठीक नहीं है? डिलीवरी के 7 दिन के अंदर आप इसे लौटा सकते हैं।',
    ],
    cancelled: ({ number, total, method }) => [
      `आपका ऑर्डर ${number} रद्द हो गया है: इसका कोई सामान नहीं आएगा।`,
      method === 'COD'
        ? 'आपको कुछ नहीं देना है।'
        : `आपके दिए हुए ${total} आपके कार्ड पर लौट रहे हैं। इसमें 5-7 कामकाजी दिन लगते हैं।`,
    ],
    refunded: ({ number, total }) => [
      `ऑर्डर ${number} के ${total} हमने उसी कार्ड पर लौटा दिए हैं, जिससे आपने भुगतान किया था।`,
      'बैंक को इसे दिखाने में कुछ दिन लग सकते हैं।',
    ],
  },
  delivery: 'डिलीवरी',
  total: 'कुल रकम',
  pieces: (item, quantity) => `${quantity} × ${item}`,
  carried: (carrier, trackingNumber) => `इसे ${carrier} ला रहा है। ट्रैकिंग नंबर: ${trackingNumber}`,
  trackAtCarrier: 'कूरियर की साइट पर देखें',
  track: 'ऑर्डर का हाल देखें',
  help: `कोई सवाल? ${supportEmail} पर लिखें या ${supportPhone} पर फ़ोन करें, और ऑर्डर नंबर बताएँ।`,
});

/** The words of the mails about orders (docs/product.md#order-mails). */
export const orderMailWords: Readonly<Record<Language, (shop: MailingShop) => OrderMailWords>> = {
  en: english,
  hi: hindi,
};
