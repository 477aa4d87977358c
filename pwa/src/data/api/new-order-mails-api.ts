import {
  type NewOrderMails,
  NewOrderMailsAnswer,
  newOrderMailsPath,
} from '@jhola/shared/contracts/new-order-mails.contract';
import { callApi } from './call-api';

/** Who gets mails about new orders. @throws ApiError */
export async function newOrderMails(): Promise<NewOrderMails> {
  return (await callApi({ path: newOrderMailsPath, answer: NewOrderMailsAnswer })).data;
}

/** Saves who gets mails about new orders. @throws ApiError */
export async function saveNewOrderMails(body: NewOrderMails): Promise<NewOrderMails> {
  const call = { method: 'put', path: newOrderMailsPath, answer: NewOrderMailsAnswer } as const;
  return (await callApi({ ...call, body })).data;
}
