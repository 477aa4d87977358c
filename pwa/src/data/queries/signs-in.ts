import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { tokensFor } from '#test-data/a-token.ts';
import { aUser } from '#test-data/a-user.ts';
import { keepTokens } from '../api/tokens';
import { adoptUser } from './fetch-user';

/** Two shoppers of one device. */
export const asha = aUser();
export const bela = aUser({ _id: 'b'.repeat(24), name: 'Bela Shah', email: 'bela@mail.example' });

/** A shopper signs in on this device, which knows nothing of anybody else from then on. */
export async function signsIn(user: UserDetails): Promise<void> {
  await keepTokens(tokensFor(user._id));
  await adoptUser(user);
}
