import { inWords } from '../../../language/spoken';
import { openStore } from '../../../store/open-store';
import { LOGIN_MESSAGE_MS, showHeaderMessage } from '../header-message';
import { accountTexts } from '../texts';

/** Signs out here in any case and on the server where it can be reached; clears what the device knew of the shopper. */
export async function logOut(): Promise<void> {
  const api = await import('../../../api-client/account-api');
  const told = api.logOut();
  const store = await openStore();
  await store.forgetShopper();
  localStorage.clear();
  await told;
  showHeaderMessage(inWords(accountTexts).logoutSuccessful, LOGIN_MESSAGE_MS);
}
