import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import { amounts, type EmailMessage, link, text } from '#integrations/mail/message/email-message.js';
import type { MailingShop } from '#integrations/mail/message/email-text.js';
import { salutation } from '#integrations/mail/message/salutation.js';
import type { OrderMailStep } from '#platform/config/order-mails.js';
import { itemOf, rupees } from '../documents/order-words.js';
import type { OrderRecord } from '../models/order.model.js';
import { orderMailWords } from './order-mail-words.js';

/** Items of an order that were cancelled, and what they had cost, in paise. */
export interface CancelledItemsFacts {
  readonly items: string;
  readonly paise: number;
}

/** What a mail about an order is made of. */
export interface MailedStep {
  readonly step: OrderMailStep;
  readonly order: Pick<
    OrderRecord,
    'orderId' | 'totalPaise' | 'deliveryPaise' | 'lines' | 'payment' | 'language' | 'shipment'
  >;
  /** For the step of cancelled items. */
  readonly cancelled?: CancelledItemsFacts | undefined;
  /** The account's name as its owner wrote it. */
  readonly name: string;
  readonly shop: MailingShop;
  /** The address shoppers use, without a slash at the end. */
  readonly shopUrl: string;
}

/**
 * A mail about an order, in the language in which it was ordered. It says nothing that a shopper wrote (address, names):
 * whoever orders in the name of a foreign mailbox could have the shop send it.
 */
export function orderMessage({ step, order, cancelled, name, shop, shopUrl }: MailedStep): EmailMessage {
  const { orderId: number, lines, deliveryPaise, language = 'en' } = order;
  const words = orderMailWords[language](shop);
  const shipment = step === 'shipped' ? order.shipment : undefined;
  const total = rupees(order.totalPaise);
  return {
    language,
    subject: words.subject[step](number),
    greeting: salutation(name, language),
    parts: [
      ...words.said[step]({
        number,
        total,
        isFree: !deliveryPaise,
        method: order.payment.method,
        items: cancelled?.items ?? '',
        itemsPrice: rupees(cancelled?.paise ?? 0),
      }).map(text),
      ...(shipment ? [text(words.carried(shipment.carrier, shipment.trackingNumber))] : []),
      amounts([
        ...lines.map((line) => ({
          name: words.pieces(itemOf(line), line.quantity),
          amount: rupees(line.subTotalPaise),
        })),
        ...(deliveryPaise ? [{ name: words.delivery, amount: rupees(deliveryPaise) }] : []),
        { name: words.total, amount: total },
      ]),
      ...(shipment?.trackingUrl ? [link(words.trackAtCarrier, shipment.trackingUrl)] : []),
      link(words.track, `${shopUrl}${ownOrderPath(number)}`),
      text(words.help),
    ],
  };
}
