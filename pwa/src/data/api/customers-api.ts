import {
  type Customer,
  CustomerAnswer,
  CustomerDetailsAnswer,
  CustomerListAnswer,
  customerPaths,
  type FindCustomersRequest,
  type SetCustomerRoleRequest,
  type SetCustomerStatusRequest,
} from '@jhola/shared/contracts/customers.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { callApi } from './call-api';

/** One page of the customers an administrator looks for. */
export interface CustomerPage {
  readonly customers: readonly Customer[];
  readonly totalCount: number;
  readonly page: number;
  readonly totalPage: number;
}

/** Finds customers by a part of name, e-mail or mobile; administrators only. */
export async function findCustomers(
  body: Partial<FindCustomersRequest>,
  signal?: AbortSignal,
): Promise<CustomerPage> {
  const path = customerPaths.find;
  const answer = await callApi({ method: 'post', path, answer: CustomerListAnswer, body, signal });
  const { data: customers, totalCount, page, totalPage } = answer;
  return { customers, totalCount, page, totalPage };
}

/** One person with the newest of their orders; administrators only. */
export async function customerDetails(userId: string): Promise<{ customer: Customer; orders: Order[] }> {
  const body = { userId };
  const path = customerPaths.details;
  return (await callApi({ method: 'post', path, answer: CustomerDetailsAnswer, body })).data;
}

/** Blocks or unblocks somebody. Returns them as they now stand, and the server's words. */
export async function setCustomerStatus(
  body: SetCustomerStatusRequest,
): Promise<{ customer: Customer; message: string }> {
  const path = customerPaths.setStatus;
  const { data: customer, message } = await callApi({ method: 'post', path, answer: CustomerAnswer, body });
  return { customer, message };
}

/** Gives somebody another role. Returns them as they now stand, and the server's words. */
export async function setCustomerRole(
  body: SetCustomerRoleRequest,
): Promise<{ customer: Customer; message: string }> {
  const path = customerPaths.setRole;
  const { data: customer, message } = await callApi({ method: 'post', path, answer: CustomerAnswer, body });
  return { customer, message };
}
