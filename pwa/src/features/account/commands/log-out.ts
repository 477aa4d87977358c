import { inWords } from '../../../language/spoken';
import { LOGIN_MESSAGE_MS, showHeaderMessage } from '../header-message';
import { accountTexts } from '../texts';
import { forgetShopper } from './forget-shopper';

/** Signs out here in any case and on the server where it can be reached; clears what the device knew of the shopper. */
export async function logOut(): Promise<void> {
  const api = await import('../../../api-client/account-api');
  const told = api.logOut();
  await forgetShopper();
  await told;
  showHeaderMessage(inWords(accountTexts).logoutSuccessful, LOGIN_MESSAGE_MS);
}
