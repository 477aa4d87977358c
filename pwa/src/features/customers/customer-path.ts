/** Where the list of customers is, and below it each of them. */
export const CUSTOMERS_PATH = '/dashboard/customers';

/** The address of one person's page. */
export const customerPath = (userId: string) => `${CUSTOMERS_PATH}/${userId}`;
