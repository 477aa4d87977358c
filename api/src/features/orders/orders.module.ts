import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModule } from '../account/account.module.js';
import { UserLists } from '../account/user-lists.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CartModule } from '../cart/cart.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AdminOrdersController } from './admin/admin-orders.controller.js';
import { OrderDesk } from './admin/order-desk.service.js';
import { OrderNotes } from './admin/order-notes.service.js';
import { OrderSearchUpkeep } from './admin/order-search-upkeep.service.js';
import { Goods } from './goods.service.js';
import { orderModel } from './models/order.model.js';
import { trailEntryModel } from './models/trail-entry.model.js';
import { OrderBook } from './order-book.service.js';
import { OrderLists } from './order-lists.service.js';
import { OrderProgress } from './order-progress.service.js';
import { OrderTotals } from './order-totals.service.js';
import { OrdersController } from './orders.controller.js';
import { PersonalOrders } from './personal-orders.service.js';
import { PlaceOrder } from './place-order.service.js';
import { Recipients } from './recipients.service.js';
import { SoldProducts } from './sold-products.service.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** Orders: placing them, their stages, and the lists of them. */
@Module({
  imports: [
    AccountModule,
    AddressesModule,
    CartModule,
    CatalogueModule,
    MongooseModule.forFeature([orderModel, trailEntryModel]),
  ],
  controllers: [OrdersController, AdminOrdersController],
  providers: [
    PlaceOrder,
    OrderProgress,
    OrderLists,
    OrderBook,
    Goods,
    Recipients,
    SoldProducts,
    OrderTotals,
    OrderTrail,
    OrderSearchUpkeep,
    OrderDesk,
    OrderNotes,
    PersonalOrders,
  ],
  exports: [OrderLists, OrderTotals],
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
