import type { AccountStatus, Role } from '@jhola/shared/contracts/account.contract';
import type { Customer } from '@jhola/shared/contracts/customers.contract';

/** A person as they stand after a change, and the server's words. */
export interface ChangedCustomer {
  readonly customer: Customer;
  readonly message: string;
}

/**
 * Blocks or unblocks somebody; a blocked account is signed out everywhere immediately.
 * @throws ApiError
 */
export async function setStatus(userId: string, status: AccountStatus): Promise<ChangedCustomer> {
  return (await import('#data/api/customers-api.ts')).setCustomerStatus({ userId, status });
}

/**
 * Gives somebody another role.
 * @throws ApiError
 */
export async function setRole(userId: string, role: Role): Promise<ChangedCustomer> {
  return (await import('#data/api/customers-api.ts')).setCustomerRole({ userId, role });
}
