import {
  CustomerAnswer,
  CustomerDetailsAnswer,
  CustomerDetailsRequest,
  CustomerListAnswer,
  customerPaths,
  FindCustomersRequest,
  SetCustomerRoleRequest,
  SetCustomerStatusRequest,
} from '@jhola/shared/contracts/customers.contract';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { ReadsByPost } from '#platform/limits/writes.guard.js';
import { Customers } from './customers.service.js';

/** How an administrator finds, views, blocks and promotes users (docs/product.md#customers-admin). */
@ApiTags('Customers')
@Audience('admin')
@Controller()
export class CustomersController {
  constructor(private readonly customers: Customers) {}

  @Post(customerPaths.find)
  @ReadsByPost()
  @Answers(CustomerListAnswer)
  async find(@Body({ schema: FindCustomersRequest }) request: FindCustomersRequest) {
    const { customers, ...pages } = await this.customers.find(request);
    return { ...ok('Customers', customers), ...pages };
  }

  @Post(customerPaths.details)
  @ReadsByPost()
  @Answers(CustomerDetailsAnswer)
  async details(@Body({ schema: CustomerDetailsRequest }) { userId }: CustomerDetailsRequest) {
    return ok('Customer', await this.customers.details(userId));
  }

  @Post(customerPaths.setStatus)
  @Writes(CustomerAnswer)
  async setStatus(
    @ActingAdmin() admin: AdminActor,
    @Body({ schema: SetCustomerStatusRequest }) { userId, status }: SetCustomerStatusRequest,
  ) {
    const customer = await this.customers.change(admin, userId, { status });
    return ok(status === 'Blocked' ? 'Account blocked' : 'Account unblocked', customer);
  }

  @Post(customerPaths.setRole)
  @Writes(CustomerAnswer)
  async setRole(
    @ActingAdmin() admin: AdminActor,
    @Body({ schema: SetCustomerRoleRequest }) { userId, role }: SetCustomerRoleRequest,
  ) {
    const customer = await this.customers.change(admin, userId, { role });
    return ok(role === 'ADMIN' ? 'Made an administrator' : 'No longer an administrator', customer);
  }
}
