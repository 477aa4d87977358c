import type { NewOrderMails } from '@jhola/shared/contracts/new-order-mails.contract';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Schema } from 'mongoose';

/** There is one setting. */
export const THE_SETTING = 'new-orders';

/** Who gets mails about new orders; a shop whose administrator has chosen nothing has no such document, and sends none. */
export interface NewOrderMailsRecord extends NewOrderMails {
  readonly _id: typeof THE_SETTING;
  /** In which language: that of the administrator who has chosen. */
  readonly language: Language;
}

const text = { type: String, required: true } as const;

const schema = new Schema<NewOrderMailsRecord>(
  { _id: text, to: text, address: { type: String, default: '' }, language: text },
  { collection: 'newOrderMails', versionKey: false },
);

export const newOrderMailsModel = { name: 'NewOrderMails', schema };
