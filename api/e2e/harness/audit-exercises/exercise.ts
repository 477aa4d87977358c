import type { Customer } from '@jhola/test-doubles/builders/customers';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, dataOf } from '@jhola/test-doubles/call';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import type { Activity } from '../activity.js';

export const IMAGE = '/illustrations/no-data.svg';

/** What each writing call of an administrator leaves in the log. */
export interface Exercise {
  /** The calls, as the shop's description names them. */
  readonly routes: readonly string[];
  readonly work: () => Promise<unknown>;
  readonly entries: () => readonly object[];
}

/** Exercises by what they are; they are done in their order. */
export type Exercises = Readonly<Record<string, Exercise>>;

/** What the exercises are done with; it is there once they begin. */
export interface AuditGround {
  shop: Shop;
  admin: SignedIn;
  meera: Customer;
  log: Activity;
  /** Of what is there, and of what earlier exercises have made. */
  ids: Record<
    'category' | 'other' | 'subcategory' | 'product' | 'order' | 'cardOrder' | 'review' | 'question',
    string
  >;
}

/** The id of what was made. */
export const idOf = async (answer: Promise<Answered>): Promise<string> =>
  dataOf<{ _id: string }>(await answer)._id;

/** What is sent for a category. */
export const aCategory = (name: string) => ({ name, image: IMAGE });
