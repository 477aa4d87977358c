import { clearTokens } from '../../../api-client/tokens';
import { inWords, spokenMessage } from '../../../language/spoken';
import { profileTexts } from '../profile-texts';
import { forgetShopper } from './forget-shopper';

/**
 * Deletes the account for good, and everything this device knew of the shopper.
 * @returns the words for the visitor that the shopper now is
 * @throws ApiError
 */
export async function deleteAccount(password: string): Promise<string> {
  const api = await import('../../../api-client/profile-api');
  const message = await api.deleteAccount({ password });
  clearTokens();
  await forgetShopper();
  return spokenMessage(message, inWords(profileTexts).deleted);
}
