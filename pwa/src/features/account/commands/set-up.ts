import type { SetUpRequest } from '@jhola/shared/contracts/account.contract';
import { translate } from '#i18n/locale.ts';
import { accountTexts } from '../texts';
import { logIn } from './log-in';

/**
 * Makes the first administrator of a new shop, and signs them in; where that fails, they sign in themselves.
 * @returns the words for the owner
 * @throws ApiError account.set-up-refused for a link that was used or has expired
 */
export async function setUp(request: SetUpRequest): Promise<string> {
  await (await import('#data/api/account-api.ts')).setUp(request);
  const { email, password } = request;
  await logIn({ email, password }).catch((error: unknown) => console.warn('Not signed in yet', error));
  return translate(accountTexts).shopSetUp;
}
