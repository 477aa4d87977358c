import { adminOrderPath } from '@jhola/shared/domain/slugs/paths';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { amounts, type EmailMessage, link, text } from '#integrations/mail/message/email-message.js';
import { itemOf, rupees } from '../documents/order-words.js';
import type { OrderRecord } from '../models/order.model.js';

/** What a mail about a new order says in one language. */
interface Words {
  readonly subject: (number: string, total: string) => string;
  readonly greeting: string;
  readonly placed: (number: string) => string;
  readonly paid: Readonly<Record<OrderRecord['payment']['method'], (total: string) => string>>;
  readonly pieces: (item: string, quantity: number) => string;
  readonly delivery: string;
  readonly total: string;
  readonly open: string;
  readonly why: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (number, total) => `New order ${number}: ${total}`,
    greeting: 'Hello,',
    placed: (number) => `Order ${number} was placed.`,
    paid: {
      COD: (total) => `${total} is to be collected at the door.`,
      CARD: (total) => `${total} is paid by card.`,
    },
    pieces: (item, quantity) => `${quantity} × ${item}`,
    delivery: 'Delivery',
    total: 'Total',
    open: 'Open the order',
    why: 'You get this mail because mails about new orders are turned on in the shop’s settings.',
  },
  hi: {
    subject: (number, total) => `नया ऑर्डर ${number}: ${total}`,
    greeting: 'नमस्ते,',
    placed: (number) => `ऑर्डर ${number} आया है।`,
    paid: {
      COD: (total) => `दरवाज़े पर ${total} लेने हैं।`,
      CARD: (total) => `${total} का भुगतान कार्ड से हो चुका है।`,
    },
    pieces: (item, quantity) => `${quantity} × ${item}`,
    delivery: 'डिलीवरी',
    total: 'कुल रकम',
    open: 'ऑर्डर खोलें',
    why: 'यह मेल इसलिए आया है कि दुकान की सेटिंग्स में नए ऑर्डर की मेल चालू है।',
  },
};

/**
 * The mail to the shop about a new order: what was ordered, and what is paid or to be collected. It says nothing that a shopper
 * wrote; name and address stand on the order's page, behind the sign-in.
 * @param shopUrl without a slash at the end
 */
export function newOrderMessage(
  order: Pick<OrderRecord, 'orderId' | 'totalPaise' | 'deliveryPaise' | 'lines' | 'payment'>,
  language: Language,
  shopUrl: string,
): EmailMessage {
  const says = words[language];
  const { orderId, lines, deliveryPaise, payment } = order;
  const total = rupees(order.totalPaise);
  return {
    language,
    subject: says.subject(orderId, total),
    greeting: says.greeting,
    parts: [
      text(says.placed(orderId)),
      text(says.paid[payment.method](total)),
      amounts([
        ...lines.map((line) => ({
          name: says.pieces(itemOf(line), line.quantity),
          amount: rupees(line.subTotalPaise),
        })),
        ...(deliveryPaise ? [{ name: says.delivery, amount: rupees(deliveryPaise) }] : []),
        { name: says.total, amount: total },
      ]),
      link(says.open, `${shopUrl}${adminOrderPath(orderId)}`),
      text(says.why),
    ],
  };
}
