import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { keepTokens } from '../data/api/tokens';
import { adoptUser } from '../data/queries/fetch-user';
import { tokensFor } from './a-token';
import { aUser } from './a-user';

/** Two shoppers of one device. */
export const asha = aUser();
export const bela = aUser({ _id: 'b'.repeat(24), name: 'Bela Shah', email: 'bela@mail.example' });

/** A shopper signs in on this device, which knows nothing of anybody else from then on. */
export async function signsIn(user: UserDetails): Promise<void> {
  await keepTokens(tokensFor(user._id));
  await adoptUser(user);
}
