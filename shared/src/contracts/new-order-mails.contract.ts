import { z } from 'zod';
import { answerOf } from './answer.contract.js';

/** Mails about new orders to the shop itself (docs/product.md#new-order-mails). */
export const newOrderMailsPath = '/api/order/admin/new-order-mails';

/** Longest address that mail can be sent to (RFC 5321). */
export const MAX_MAIL_ADDRESS = 254;

/** Who gets a mail about each new order: nobody, the shop's e-mail, or another address. */
export const NewOrderMails = z
  .strictObject({
    to: z.enum(['nobody', 'shop', 'other']),
    /** Kept while another choice is made; '' where none was written. */
    address: z.union([z.literal(''), z.email().max(MAX_MAIL_ADDRESS)], { error: 'is not an e-mail address' }),
  })
  .refine(({ to, address }) => to !== 'other' || address !== '', { path: ['address'], error: 'is missing' })
  .meta({ id: 'NewOrderMails' });
export type NewOrderMails = z.infer<typeof NewOrderMails>;

export const NewOrderMailsAnswer = answerOf(NewOrderMails).meta({ id: 'NewOrderMailsAnswer' });
export type NewOrderMailsAnswer = z.infer<typeof NewOrderMailsAnswer>;
