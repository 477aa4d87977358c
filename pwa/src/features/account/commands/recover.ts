import type { ResetPasswordRequest, VerifyOtpRequest } from '@jhola/shared/contracts/account.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { accountTexts } from '../texts';

const accountApi = () => import('#data/api/account-api.ts');

/** The server's answer to a right code; the reset takes it along (docs/product.md#otp-screen). */
export interface CodeVerified {
  readonly success: true;
  readonly message: string;
  readonly data: { readonly resetToken: string };
}

/**
 * Has a one-time code mailed, should the e-mail belong to an account.
 * @returns the words for the shopper, the same whether it does or not
 * @throws ApiError
 */
export async function askForCode(email: string): Promise<string> {
  const message = await (await accountApi()).forgotPassword({ email });
  return translateRefusal(message, translate(accountTexts).otpSent);
}

/**
 * Shows the code from the mail.
 * @returns the answer, and the words for the shopper
 * @throws ApiError `account.code-wrong` for a wrong, old or spent one
 */
export async function verifyCode(
  request: VerifyOtpRequest,
): Promise<{ readonly words: string; readonly verified: CodeVerified }> {
  const { success, message, data } = await (await accountApi()).verifyOtp(request);
  return {
    words: translateRefusal(message, translate(accountTexts).otpRight),
    verified: { success, message, data },
  };
}

/**
 * Sets another password; the shopper signs in with it afterwards.
 * @returns the words for the shopper
 * @throws ApiError `account.reset-refused` when the code's time is over, and when the new password is refused
 */
export async function resetPassword(request: ResetPasswordRequest): Promise<string> {
  const message = await (await accountApi()).resetPassword(request);
  return translateRefusal(message, translate(accountTexts).passwordChanged);
}
