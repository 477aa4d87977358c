import type { ChangePasswordRequest } from '@jhola/shared/contracts/account.contract';
import { inWords, spokenMessage } from '../../../language/spoken';
import { profileTexts } from '../profile-texts';

/** The fields of a change of password. */
export type PasswordFields = Readonly<Record<'password' | 'newPassword' | 'confirmPassword', string>>;

/** What is wrong with some of them, in words; empty when all is right. */
export type PasswordProblems = Partial<PasswordFields>;

/** What is wrong with a change of password: all are required, the new ones must be the same (section 5, Reset). */
export async function passwordProblems(fields: PasswordFields): Promise<PasswordProblems> {
  const { NewPassword } = await import('@jhola/shared/contracts/account.contract');
  const { problems, required } = inWords(profileTexts);
  const found: { -readonly [Field in keyof PasswordFields]?: string } = {};
  if (!fields.password) found.password = required;
  if (!fields.newPassword) found.newPassword = required;
  else if (!NewPassword.safeParse(fields.newPassword).success) found.newPassword = problems.newPassword;
  if (!fields.confirmPassword) found.confirmPassword = required;
  else if (fields.confirmPassword !== fields.newPassword) found.confirmPassword = problems.confirmPassword;
  return found;
}

/**
 * Sets another password. This device stays signed in by new tokens, all others have to sign in again.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function changePassword(request: ChangePasswordRequest): Promise<string> {
  const api = await import('../../../api-client/profile-api');
  return spokenMessage(await api.changePassword(request), inWords(profileTexts).passwordChanged);
}
