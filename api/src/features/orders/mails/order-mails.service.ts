import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isGivenUp } from '#integrations/mail/given-up.js';
import { Mailer } from '#integrations/mail/mailer.js';
import { mailOf } from '#integrations/mail/message/mail-of.js';
import type { OrderMailStep } from '#platform/config/order-mails.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { eventType } from '#platform/events/event-type.js';
import { Events } from '#platform/events/events.service.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { UserDirectory } from '../../account/user-directory.service.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { NewOrderMails } from '../new-order-mails/new-order-mails.service.js';
import { orderMailStep } from './order-mail-step.js';
import { type CancelledItemsFacts, orderMessage } from './order-message.js';

/** A mail that is due: an event of its own, so that no other handler's failure sends it again. */
interface DueMail {
  readonly orderId: string;
  readonly userId: string;
  readonly step: OrderMailStep;
  /** When the step was taken, in milliseconds. */
  readonly at: number;
  /** Which items were cancelled; that may happen more than once. */
  readonly cancelled?: CancelledItemsFacts;
}
const orderMailDue = eventType<DueMail>('order.mail-due');

/**
 * Mails shoppers about their orders (docs/product.md#order-mails). A mail is written into the transaction that takes the
 * order's step, which happens once, and is sent after its commit: no order waits for a mail server. While that is down it is
 * tried again. Order and step are the mail's id, so that mail programs show one that was sent twice, by a crash, once.
 */
@Injectable()
export class OrderMails implements OnModuleInit {
  private readonly log = new Logger('Mail');
  /** The orders of mails that this process has just written: it need not read them again. */
  private readonly ordersOf = new WeakMap<DueMail, OrderRecord>();

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly directory: UserDirectory,
    private readonly mailer: Mailer,
    private readonly events: Events,
    private readonly config: ShopConfig,
    private readonly settings: CurrentShopSettings,
    private readonly newOrderMails: NewOrderMails,
  ) {}

  onModuleInit(): void {
    this.events.on(orderMailDue, (mail) => this.send(mail));
  }

  /**
   * Writes the mail that a transition of an order causes, if it causes one that the owner has not turned off; and that to the
   * shop itself, if the order is a new one.
   * @param before undefined for a new order
   */
  async announce(before: OrderRecord | undefined, now: OrderRecord, session: ClientSession): Promise<void> {
    const step = orderMailStep(before, now);
    if (step === 'placed') await this.newOrderMails.announce(now, session);
    if (!step || !this.config.orderMails.includes(step)) return;
    const { orderId, userId } = now;
    const mail = { orderId, userId: userId.toHexString(), step, at: Date.now() };
    this.ordersOf.set(mail, now);
    await this.events.publish(session, orderMailDue(mail));
  }

  /** Writes the mail about cancelled items of an order, if the owner has not turned it off. */
  async announceCancelledItems(
    { orderId, userId }: OrderRecord,
    cancelled: CancelledItemsFacts,
    session: ClientSession,
  ): Promise<void> {
    const step = 'items-cancelled';
    if (!this.config.orderMails.includes(step)) return;
    const mail = { orderId, userId: userId.toHexString(), step, at: Date.now(), cancelled } as const;
    await this.events.publish(session, orderMailDue(mail));
  }

  private async send(mail: DueMail): Promise<void> {
    const { orderId, userId, step, at, cancelled } = mail;
    const id = `${orderId}-${step}${cancelled ? `-${at}` : ''}`;
    if (isGivenUp(at)) {
      this.log.warn({ mail: id }, 'A mail was given up: no mail server took it for three days');
      return;
    }
    const [order, recipient, shop] = await Promise.all([
      this.ordersOf.get(mail) ?? this.orders.findOne({ orderId }).lean<OrderRecord>(),
      this.directory.recipient(userId),
      this.settings.get(),
    ]);
    // The account was deleted, and its owner got a mail about that.
    if (!order || !recipient) return;
    const shopUrl = this.config.publicUrl;
    const message = orderMessage({ step, order, cancelled, name: recipient.name, shop, shopUrl });
    await this.mailer.send(mailOf(message, { id, to: recipient.email, shop, shopUrl }));
  }
}
