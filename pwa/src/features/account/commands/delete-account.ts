import { leave } from '#data/db/leaving.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { profileTexts } from '../profile-texts';

/**
 * Deletes the account for good, and everything this device knew of the shopper.
 * @returns the words for the visitor that the shopper now is
 * @throws ApiError
 */
export async function deleteAccount(password: string): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  const message = await api.deleteAccount({ password });
  await leave();
  return translateRefusal(message, translate(profileTexts).deleted);
}
