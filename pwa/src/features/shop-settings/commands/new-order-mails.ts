import type { NewOrderMails } from '@jhola/shared/contracts/new-order-mails.contract';

const api = () => import('#data/api/new-order-mails-api.ts');

/** Asks who gets mails about new orders; no device keeps it. @throws ApiError */
export async function fetchNewOrderMails(): Promise<NewOrderMails> {
  return (await api()).newOrderMails();
}

/** Saves who gets mails about new orders. @throws ApiError */
export async function saveNewOrderMails(choice: NewOrderMails): Promise<NewOrderMails> {
  return (await api()).saveNewOrderMails(choice);
}
