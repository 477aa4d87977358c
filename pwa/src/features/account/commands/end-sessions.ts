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
 * Signs all devices but this one out.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function endOtherSessions(): Promise<string> {
  const api = await import('#data/api/profile-api.ts');
  return translateRefusal(await api.endOtherSessions(), translate(profileTexts).othersEnded);
}
