import { defaultShopSettings as shop } from '@jhola/shared/identity/default-shop-settings';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { emailText } from '#integrations/mail/message/email-text.js';
import { newOrderMessage } from './new-order-message.js';

const order = {
  orderId: 'ORD-7K3M9Q',
  totalPaise: 29_000,
  deliveryPaise: 4_000,
  lines: [{ name: 'Tea', variantName: '1 kg', unit: '500 g', quantity: 2, subTotalPaise: 25_000 }],
};

/** The text of the mail about an order that is paid so. */
const mail = (method: 'COD' | 'CARD', language: Language, change: object = {}) => {
  const placed = { ...order, payment: { method, state: 'DUE' }, ...change };
  return emailText(newOrderMessage(placed as never, language, 'https://shop.example'), shop);
};

describe('the mail to the shop about a new order', () => {
  it.each([
    ['COD', 'en', '₹290.00 is to be collected at the door.', 'Delivery: ₹40.00', 'Total: ₹290.00'],
    ['CARD', 'en', '₹290.00 is paid by card.', 'Delivery: ₹40.00', 'Total: ₹290.00'],
    ['COD', 'hi', 'दरवाज़े पर ₹290.00 लेने हैं।', 'डिलीवरी: ₹40.00', 'कुल रकम: ₹290.00'],
    ['CARD', 'hi', '₹290.00 का भुगतान कार्ड से हो चुका है।', 'डिलीवरी: ₹40.00', 'कुल रकम: ₹290.00'],
  ] as const)(
    'about one by %s says in %s what is paid, and what it comes to',
    (method, language, ...said) => {
      const text = mail(method, language);
      for (const one of [
        ...said,
        '2 × Tea (1 kg): ₹250.00',
        'https://shop.example/dashboard/AdminAllOrders/ORD-7K3M9Q',
      ])
        expect(text).toContain(one);
    },
  );

  it('names no delivery that costs nothing', () => {
    expect(mail('COD', 'en', { deliveryPaise: 0 })).not.toContain('Delivery');
  });
});
