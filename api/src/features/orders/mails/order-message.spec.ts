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
      [step, undefined, 'Hello Meera,', 'Total', 'Track order'] as const,
      [step, 'hi', 'नमस्ते Meera,', 'कुल रकम', 'ऑर्डर का हाल देखें'] as const,
    ]),
  )(
    '%s names number, items, packs, amounts and the order’s page, as text and as HTML (%s)',
    (step, language, ...said) => {
      const message = mail({ language }, step);
      expect(message.subject).toContain('ORD-7K3M9Q');
      for (const written of [emailText(message, shop), emailHtml(message, shop, shopUrl)]) {
        for (const part of [...said, 'ORD-7K3M9Q', '(1 kg)', 'Rice (500 g)', '₹250.50', '₹1,250.50']) {
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
    const { parts } = mail({ shipment: { ...shipment, trackingUrl: undefined } }, 'shipped');
    expect(parts).toHaveLength(mail({ shipment }, 'shipped').parts.length - 1);
  });

  const said = (
    step: MailedStep['step'],
    language: 'en' | 'hi',
    method: 'COD' | 'CARD',
    change: object = {},
  ) => {
    const { subject, parts } = mail({ language, payment: { method, state: 'PAID' }, ...change }, step);
    return { subject, texts: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])) };
  };

  it.each(
    orderMailSteps.flatMap((step) => (['COD', 'CARD'] as const).map((method) => [step, method] as const)),
  )('says the same in both languages: %s, %s', (step, method) => {
    const [english, hindi] = [said(step, 'en', method), said(step, 'hi', method)];
    const facts = (words: string) => words.match(/ORD-\w+|₹[\d.,]+\d|\d+-\d+|\b7\b/g) ?? [];
    expect(hindi.subject).toMatch(/[\u0900-\u097f]/);
    expect(english.subject).not.toMatch(/[\u0900-\u097f]/);
    for (const { subject } of [english, hindi]) expect(subject).toContain(shop.name);
    expect(english.texts).toHaveLength(3);
    expect(hindi.texts).toHaveLength(3);
    for (const [at, words] of hindi.texts.entries()) {
      expect(words).toMatch(/[\u0900-\u097f]/);
      expect(facts(words).sort()).toEqual(facts(english.texts[at] ?? '').sort());
    }
    expect(english.texts.at(-1)).toContain(shop.supportEmail);
    expect(hindi.texts.at(-1)).toContain(shop.supportPhone);
  });

  it.each(['en', 'hi'] as const)('says otherwise what is paid at the door and by card (%s)', (language) => {
    for (const step of ['placed', 'items-cancelled', 'shipped', 'cancelled'] as const) {
      const [door, card] = [said(step, language, 'COD').texts, said(step, language, 'CARD').texts];
      expect(door[0]).toBe(card[0]);
      expect(door[1]).not.toBe(card[1]);
    }
    const due = (step: MailedStep['step'], method: 'COD' | 'CARD') => said(step, language, method).texts[1];
    for (const step of ['placed', 'items-cancelled', 'shipped'] as const)
      expect(due(step, 'COD')).toContain('₹1,250.50');
    expect(due('cancelled', 'COD')).not.toContain('₹');
    expect(due('cancelled', 'CARD')).toContain('₹1,250.50');
    expect(due('shipped', 'CARD')).not.toContain('₹');
    expect(said('refunded', language, 'CARD').texts[0]).toContain('₹1,250.50');
  });

  it.each([
    ['en', 'Delivery', 'and delivery is free'],
    ['hi', 'डिलीवरी', 'डिलीवरी मुफ़्त है'],
  ] as const)('lists what delivery costs, or says that it is free (%s)', (language, delivery, free) => {
    const rows = (change: object) =>
      mail({ language, ...change }).parts.flatMap((part) => (part.type === 'amounts' ? part.rows : []));
    expect(rows({ deliveryPaise: 4_050 })).toContainEqual({ name: delivery, amount: '₹40.50' });
    expect(rows({}).map(({ name }) => name)).not.toContain(delivery);
    expect(said('placed', language, 'COD').texts[0]).toContain(free);
    expect(said('placed', language, 'COD', { deliveryPaise: 4_050 }).texts[0]).not.toContain(free);
    expect(said('placed', language, 'COD', { deliveryPaise: 4_050 }).texts[0]).toMatch(/[^,][.।]$/);
  });

  it.each(['en', 'hi'] as const)(
    'names items that were cancelled, and what goes back for them (%s)',
    (language) => {
      const message = (method: 'COD' | 'CARD') =>
        emailText(
          orderMessage({
            step: 'items-cancelled',
            ...{ name: 'Meera Nair', shop, shopUrl, cancelled: { items: '2 × Salt', paise: 4_400 } },
            order: {
              orderId: 'ORD-1',
              totalPaise: 100,
              lines: [],
              language,
              payment: { method, state: 'PAID' },
            } as unknown as MailedStep['order'],
          }),
          shop,
        );
      expect(message('COD')).toContain('2 × Salt');
      expect(message('CARD')).toContain('₹44.00');
    },
  );

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
