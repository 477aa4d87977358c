import { clearTokens } from '../../../api-client/tokens';
import { inWords, spokenMessage } from '../../../language/spoken';
import { openStore } from '../../../store/open-store';
import { profileTexts } from '../profile-texts';

/**
 * Deletes the account for good, and everything this device knew of the shopper.
 * @returns the words for the visitor that the shopper now is
 * @throws ApiError
 */
export async function deleteAccount(password: string): Promise<string> {
  const api = await import('../../../api-client/profile-api');
  const message = await api.deleteAccount({ password });
  clearTokens();
  const store = await openStore();
  await store.forgetShopper();
  localStorage.clear();
  return spokenMessage(message, inWords(profileTexts).deleted);
}
