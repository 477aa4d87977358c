import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { CustomersController } from './customers.controller.js';
import { Customers } from './customers.service.js';

/** Admin › Customers. */
@Module({
  imports: [AccountModule, OrdersModule],
  controllers: [CustomersController],
  providers: [Customers],
})
export class CustomersModule {}
