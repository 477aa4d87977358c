import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isGivenUp } from '#integrations/mail/given-up.js';
import { Mailer } from '#integrations/mail/mailer.js';
import { mailOf } from '#integrations/mail/message/mail-of.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { eventType } from '#platform/events/event-type.js';
import { Events } from '#platform/events/events.service.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { NewOrderMailsSetting } from './new-order-mails-setting.service.js';
import { newOrderMessage } from './new-order-message.js';

/** An event of its own, so that no other handler's failure sends the mail again. */
const newOrderMailDue = eventType<{
  readonly orderId: string;
  /** When the order was placed, in milliseconds. */
  readonly at: number;
}>('order.new-order-mail-due');

/**
 * Mails the shop about its new orders, where that is turned on (docs/product.md#new-order-mails): as shoppers are mailed about
 * theirs, by an event in the transaction that places the order, once for each.
 */
@Injectable()
export class NewOrderMails implements OnModuleInit {
  private readonly log = new Logger('Mail');

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly setting: NewOrderMailsSetting,
    private readonly mailer: Mailer,
    private readonly events: Events,
    private readonly config: ShopConfig,
    private readonly settings: CurrentShopSettings,
  ) {}

  onModuleInit(): void {
    this.events.on(newOrderMailDue, (mail) => this.send(mail));
  }

  /** Writes the mail about an order that is placed in this transaction, where mails are turned on. */
  async announce({ orderId }: OrderRecord, session: ClientSession): Promise<void> {
    if ((await this.setting.get()).to === 'nobody') return;
    await this.events.publish(session, newOrderMailDue({ orderId, at: Date.now() }));
  }

  private async send({ orderId, at }: { readonly orderId: string; readonly at: number }): Promise<void> {
    const id = `${orderId}-new`;
    if (isGivenUp(at)) {
      this.log.warn({ mail: id }, 'A mail was given up: no mail server took it for three days');
      return;
    }
    const [order, { to, address, language }, shop] = await Promise.all([
      this.orders.findOne({ orderId }).lean<OrderRecord>(),
      this.setting.get(),
      this.settings.get(),
    ]);
    // Turned off meanwhile.
    if (!order || to === 'nobody') return;
    const shopUrl = this.config.publicUrl;
    const message = newOrderMessage(order, language, shopUrl);
    await this.mailer.send(
      mailOf(message, { id, to: to === 'shop' ? shop.supportEmail : address, shop, shopUrl }),
    );
  }
}
