import type { UpdateUserRequest } from '@jhola/shared/contracts/account.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { accountTexts } from '../texts';

/**
 * Saves name, e-mail and mobile, and brings the user as the server now has them into the store.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function saveProfile(request: UpdateUserRequest): Promise<string> {
  const [api, { fetchUser }] = await Promise.all([
    import('#data/api/account-api.ts'),
    import('#data/queries/fetch-user.ts'),
  ]);
  const message = await api.updateUser(request);
  await fetchUser();
  return translateRefusal(message, translate(accountTexts).profileSaved);
}
