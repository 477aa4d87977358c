import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '#integrations/mail/mail.module.js';
import { StorageModule } from '#integrations/storage/storage.module.js';
import { StripeModule } from '#integrations/stripe/stripe.module.js';
import { AccountModule } from '../account/account.module.js';
import { UserLists } from '../account/user-lists.service.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CartModule } from '../cart/cart.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DeliveryAreasModule } from '../delivery-areas/delivery-areas.module.js';
import { AddressAuditUpkeep } from './address-audit-upkeep.service.js';
import { AdminOrdersController } from './admin/admin-orders.controller.js';
import { AdminOrders } from './admin/admin-orders.service.js';
import { OrderNotes } from './admin/order-notes.service.js';
import { OrderSearchUpkeep } from './admin/order-search-upkeep.service.js';
import { DeliveredProducts } from './delivered-products.service.js';
import { InvoiceLogos } from './documents/invoice-logos.service.js';
import { OrderDocumentsController } from './documents/order-documents.controller.js';
import { OrderDocuments } from './documents/order-documents.service.js';
import { InvoiceNumbers } from './invoices/invoice-numbers.service.js';
import { invoiceCounterModel } from './invoices/models/invoice-counter.model.js';
import { OrderInvoices } from './invoices/order-invoices.service.js';
import { OrderMails } from './mails/order-mails.service.js';
import { orderModel } from './models/order.model.js';
import { providerMessageModel } from './models/provider-message.model.js';
import { trailEntryModel } from './models/trail-entry.model.js';
import { newOrderMailsModel } from './new-order-mails/models/new-order-mails.model.js';
import { NewOrderMailsController } from './new-order-mails/new-order-mails.controller.js';
import { NewOrderMails } from './new-order-mails/new-order-mails.service.js';
import { NewOrderMailsSetting } from './new-order-mails/new-order-mails-setting.service.js';
import { OrderAddress } from './order-address.service.js';
import { OrderCreation } from './order-creation.service.js';
import { OrderItemCancellation } from './order-item-cancellation.service.js';
import { OrderLists } from './order-lists.service.js';
import { OrderMetrics } from './order-metrics.service.js';
import { OrderProgress } from './order-progress.service.js';
import { OrderRepository } from './order-repository.service.js';
import { OrderShipments } from './order-shipments.service.js';
import { OrderStock } from './order-stock.service.js';
import { OrderTotals } from './order-totals.service.js';
import { OrderTransitions } from './order-transitions.service.js';
import { OrderWrites } from './order-writes.service.js';
import { OrderedPiecesCount } from './ordered-pieces.service.js';
import { OrdersController } from './orders.controller.js';
import { CardCheckout } from './payments/card-checkout.service.js';
import { CardPayments } from './payments/card-payments.service.js';
import { CardSweep } from './payments/card-sweep.service.js';
import { PaymentsController } from './payments/payments.controller.js';
import { ProviderMessages } from './payments/provider-messages.service.js';
import { PersonalOrders } from './personal-orders.service.js';
import { PlaceOrder } from './place-order.service.js';
import { SalesModule } from './sales/sales.module.js';
import { ShippingAddresses } from './shipping-addresses.service.js';
import { SoldProducts } from './sold-products.service.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** Orders: placing them, their stages, and the lists of them. */
@Module({
  imports: [
    AccountModule,
    AddressesModule,
    CartModule,
    CatalogueModule,
    DeliveryAreasModule,
    MailModule,
    SalesModule,
    StorageModule,
    StripeModule,
    MongooseModule.forFeature([
      orderModel,
      invoiceCounterModel,
      newOrderMailsModel,
      providerMessageModel,
      trailEntryModel,
    ]),
  ],
  controllers: [
    OrdersController,
    PaymentsController,
    AdminOrdersController,
    OrderDocumentsController,
    NewOrderMailsController,
  ],
  providers: [
    PlaceOrder,
    OrderWrites,
    OrderCreation,
    OrderTransitions,
    OrderMails,
    NewOrderMails,
    NewOrderMailsSetting,
    InvoiceNumbers,
    OrderInvoices,
    CardCheckout,
    CardPayments,
    CardSweep,
    ProviderMessages,
    OrderProgress,
    OrderAddress,
    OrderItemCancellation,
    OrderLists,
    OrderRepository,
    OrderShipments,
    OrderStock,
    ShippingAddresses,
    SoldProducts,
    OrderTotals,
    DeliveredProducts,
    OrderTrail,
    OrderMetrics,
    OrderedPiecesCount,
    OrderSearchUpkeep,
    AddressAuditUpkeep,
    AdminOrders,
    OrderNotes,
    InvoiceLogos,
    OrderDocuments,
    PersonalOrders,
  ],
  exports: [DeliveredProducts, OrderLists, OrderTotals, OrderedPiecesCount],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly userLists: UserLists,
    private readonly orders: OrderLists,
  ) {}

  onModuleInit(): void {
    this.userLists.provide('orderHistory', (userId) => this.orders.ownIds(userId));
  }
}
