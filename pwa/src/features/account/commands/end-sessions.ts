import { translate, translateRefusal } from '#i18n/locale.ts';
import { profileTexts } from '../profile-texts';

/**
 * Signs another device out.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function endSession(id: string): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  return translateRefusal(await api.endSession(id), translate(profileTexts).sessionEnded);
}

/**
 * Signs out the device that a mail has reported.
 * @param token of the mail's link
 * @throws ApiError session.unknown-link for a link that is not whole
 */
export async function signOutDevice(token: string): Promise<void> {
  await (await import('#data/api/account-api.ts')).signOutDevice(token);
}

/**
 * Signs all devices but this one out.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function endOtherSessions(): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  return translateRefusal(await api.endOtherSessions(), translate(profileTexts).othersEnded);
}
