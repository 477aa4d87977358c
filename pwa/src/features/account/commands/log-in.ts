import type { LoginRequest } from '@jhola/shared/contracts/account.contract';
import { storeTokens } from '../../../api-client/tokens';
import { inWords, spokenMessage } from '../../../language/spoken';
import { LOGIN_MESSAGE_MS, showHeaderMessage } from '../header-message';
import { accountTexts } from '../texts';

/**
 * Signs in: asks the API, makes the store this user's, then keeps the tokens, which starts the pulls of section 4.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function logIn(request: LoginRequest): Promise<string> {
  const [api, { adoptUser }] = await Promise.all([
    import('../../../api-client/account-api'),
    import('../../../sync/pulls/pull-user'),
  ]);
  const { tokens, user, message } = await api.logIn(request);
  await adoptUser(user);
  storeTokens(tokens);
  const texts = inWords(accountTexts);
  showHeaderMessage(texts.loginSuccessful, LOGIN_MESSAGE_MS);
  return spokenMessage(message, texts.loggedIn);
}
