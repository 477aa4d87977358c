import type { SignedIn } from '#data/api/account-api.ts';
import { keepTokens } from '#data/api/tokens.ts';
import { translate } from '#i18n/locale.ts';
import { LOGIN_MESSAGE_MS, showHeaderMessage } from '../header-message';
import { accountTexts } from '../texts';

/**
 * Signs in, whatever the way: asks the API, makes the store this user's, then keeps the tokens, which starts the fetches
 * of the shopper's rows (docs/product.md#sessions).
 * @param ask the call that answers who signs in
 * @returns the server's words
 * @throws ApiError
 */
export async function signIn(
  ask: (api: typeof import('#data/api/account-api.ts')) => Promise<SignedIn>,
): Promise<string> {
  const [api, { adoptUser }] = await Promise.all([
    import('#data/api/account-api.ts'),
    import('#data/queries/fetch-user.ts'),
  ]);
  const { tokens, user, message } = await ask(api);
  await adoptUser(user);
  await keepTokens(tokens);
  showHeaderMessage(translate(accountTexts).loginSuccessful, LOGIN_MESSAGE_MS);
  return message;
}
