import type { SetUpRequest } from '@jhola/shared/contracts/account.contract';
import { translate } from '#i18n/locale.ts';
import { accountTexts } from '../texts';

/**
 * Makes the first administrator of a new shop, who signs in afterwards.
 * @returns the words for the owner
 * @throws ApiError account.set-up-refused for a link that was used or has expired
 */
export async function setUp(request: SetUpRequest): Promise<string> {
  await (await import('#data/api/account-api.ts')).setUp(request);
  return translate(accountTexts).shopSetUp;
}
