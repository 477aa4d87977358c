import type { RegisterRequest } from '@jhola/shared/contracts/account.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { accountTexts } from '../texts';

/**
 * Makes an account; the shopper signs in afterwards.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function register(request: RegisterRequest): Promise<string> {
  const api = await import('#data/api/account-api.ts');
  return translateRefusal(await api.register(request), translate(accountTexts).registered);
}
