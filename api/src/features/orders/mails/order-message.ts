import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import { amounts, type EmailMessage, link, text } from '#integrations/mail/message/email-message.js';
import type { MailingShop } from '#integrations/mail/message/email-text.js';
import { salutation } from '#integrations/mail/message/salutation.js';
import type { OrderMailStep } from '#platform/config/order-mails.js';
import { itemOf, rupees } from '../documents/order-words.js';
import type { OrderRecord } from '../models/order.model.js';
import { orderMailWords } from './order-mail-words.js';

/** What a mail about an order is made of. */
export interface MailedStep {
  readonly step: OrderMailStep;
  readonly order: Pick<
    OrderRecord,
    'orderId' | 'totalPaise' | 'deliveryPaise' | 'lines' | 'payment' | 'language' | 'shipment'
  >;
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
export function orderMessage({ step, order, name, shop, shopUrl }: MailedStep): EmailMessage {
  const { orderId: number, lines, deliveryPaise, language = 'en' } = order;
  const words = orderMailWords[language](shop);
  const shipment = step === 'shipped' ? order.shipment : undefined;
  const total = rupees(order.totalPaise);
  return {
    language,
    subject: words.subject[step](number),
    greeting: salutation(name, language),
    parts: [
      ...words.said[step]({ number, total, isFree: !deliveryPaise, method: order.payment.method }).map(text),
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
