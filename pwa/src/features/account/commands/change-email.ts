import { translate, translateRefusal } from '#i18n/locale.ts';
import { profileTexts } from '../profile-texts';

/**
 * Has a six-digit code sent to another e-mail address.
 * @param password of the account, which proves who asks
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function sendEmailCode(email: string, password: string): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  return translateRefusal(await api.changeEmail({ email, password }), translate(profileTexts).codeSent);
}

/**
 * Makes the other address the account's, and brings the user as the server now has them into the store.
 * @param otp the code that was sent there
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function confirmEmail(email: string, otp: string): Promise<string> {
  const [api, { fetchUser }] = await Promise.all([
    import('#data/api/profile-api.ts'),
    import('#data/queries/fetch-user.ts'),
  ]);
  const message = await api.confirmEmail({ email, otp });
  await fetchUser();
  return translateRefusal(message, translate(profileTexts).emailChanged);
}
