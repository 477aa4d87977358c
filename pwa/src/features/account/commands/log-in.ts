import type { LoginRequest } from '@jhola/shared/contracts/account.contract';
import { ApiError } from '#data/api/api-error.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { accountTexts } from '../texts';
import { signIn } from './sign-in';

/**
 * Signs in by e-mail and password.
 * @param request with `credential`, the provider's account is linked to this one
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function logIn(request: LoginRequest): Promise<string> {
  const message = await signIn((api) => api.logIn(request));
  return translateRefusal(message, translate(accountTexts).loggedIn);
}

/** Whether a sign-in failed for want of the second step's code alone. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second-factor.required';
