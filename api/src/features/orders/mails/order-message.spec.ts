import { defaultShopSettings as shop } from '@jhola/shared/identity/default-shop-settings';
import { emailHtml } from '#integrations/mail/message/email-html.js';
import { emailText } from '#integrations/mail/message/email-text.js';
import { orderMailSteps } from '#platform/config/order-mails.js';
import { type MailedStep, orderMessage } from './order-message.js';

const shopUrl = 'https://shop.example';
const line = {
  name: 'Tea <b>&</b> "Milk"',
  variantName: '1 kg',
  unit: '500 g',
  quantity: 2,
  subTotalPaise: 25_050,
};
const mail = (change: object = {}, step: MailedStep['step'] = 'placed') =>
  orderMessage({
    step,
    name: 'Meera Nair',
    shop,
    shopUrl,
    order: {
      orderId: 'ORD-7K3M9Q',
      totalPaise: 125_050,
      lines: [line, { ...line, name: 'Rice', variantName: '', quantity: 1, subTotalPaise: 100_000 }],
      payment: { method: 'COD', state: 'DUE' },
      ...change,
    } as unknown as MailedStep['order'],
  });

describe('a mail about an order', () => {
  it.each(
    orderMailSteps.flatMap((step) => [
      [step, undefined, 'Hello Meera,', 'Total'] as const,
      [step, 'hi', 'नमस्ते Meera,', 'कुल रकम'] as const,
    ]),
  )(
    '%s names number, items, packs, amounts and the order’s page, as text and as HTML (%s)',
    (step, language, hello, total) => {
      const message = mail({ language }, step);
      expect(message.subject).toContain('ORD-7K3M9Q');
      for (const written of [emailText(message, shop), emailHtml(message, shop, shopUrl)]) {
        for (const part of [hello, total, 'ORD-7K3M9Q', '(1 kg)', 'Rice (500 g)', '₹250.50', '₹1,250.50']) {
          expect(written).toContain(part);
        }
        expect(written).toContain(`${shopUrl}/dashboard/myorders/ORD-7K3M9Q`);
      }
      expect(emailHtml(message, shop, shopUrl)).toContain(`<html lang="${language ?? 'en'}">`);
    },
  );

  it('names carrier and tracking number once it is shipped, and links the carrier’s page', () => {
    const shipment = {
      carrier: 'Delhivery',
      trackingNumber: 'DL 123',
      trackingUrl: 'https://track.example/DL123',
    };
    const shipped = emailText(mail({ shipment }, 'shipped'), shop);
    expect(shipped).toContain('It is carried by Delhivery. Tracking number: DL 123');
    expect(shipped).toContain('https://track.example/DL123');
    expect(emailText(mail({ shipment, language: 'hi' }, 'shipped'), shop)).toContain('ट्रैकिंग नंबर: DL 123');
    expect(emailText(mail({ shipment }, 'delivered'), shop)).not.toContain('DL 123');
    expect(emailText(mail({}, 'shipped'), shop)).not.toContain('Tracking number');
  });

  it('writes no name of a product as HTML', () => {
    expect(emailHtml(mail(), shop, shopUrl)).toContain(
      '2 × Tea &lt;b&gt;&amp;&lt;/b&gt; &quot;Milk&quot; (1 kg)',
    );
  });

  it.each([
    ['placed', 'COD', 'You pay ₹1,250.50 at your door.'],
    ['placed', 'CARD', '₹1,250.50 is paid by card.'],
    ['shipped', 'CARD', 'you owe nothing'],
    ['cancelled', 'COD', 'There is nothing to pay.'],
    ['cancelled', 'CARD', 'go back to your card'],
  ] as const)('says what is to be paid: %s, %s', (step, method, words) => {
    expect(emailText(mail({ payment: { method, state: 'PAID' } }, step), shop)).toContain(words);
  });
});
