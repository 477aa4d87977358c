import type { ChangePasswordRequest } from '@jhola/shared/contracts/account.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import { newPasswordProblems, type Problems } from './form-problems';

type PasswordFields = Readonly<Record<'password' | 'newPassword' | 'confirmPassword', string>>;

/**
 * What is wrong with a change of password: all are required, the new ones must be the same
 * (docs/product.md#reset-screen).
 */
export async function passwordProblems(fields: PasswordFields): Promise<Problems> {
  const { required } = translate(accountTexts);
  const missing = Object.entries(fields).filter(([, text]) => text === '');
  return {
    ...(await newPasswordProblems(fields)),
    ...Object.fromEntries(missing.map(([name]) => [name, required])),
  };
}

/**
 * Sets another password. This device stays signed in by new tokens, all others have to sign in again.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function changePassword(request: ChangePasswordRequest): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  return translateRefusal(await api.changePassword(request), translate(profileTexts).passwordChanged);
}
