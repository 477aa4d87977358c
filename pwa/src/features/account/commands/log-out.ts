import type { Tokens } from '#data/api/token-keeper.ts';
import { readTokens } from '#data/api/tokens.ts';
import { leave } from '#data/db/leaving.ts';
import { translate } from '#i18n/locale.ts';
import { LOGIN_MESSAGE_MS, showHeaderMessage } from '../header-message';
import { menuTexts } from '../menu-texts';

/** Signs out here in any case and on the server where it can be reached; clears what the device knew of the shopper. */
export async function logOut(): Promise<void> {
  const tokens = readTokens();
  await leave();
  // The tokens are forgotten here already: a server that cannot be asked now lets the session run out.
  if (tokens) await endSession(tokens).catch(() => undefined);
  showHeaderMessage(translate(menuTexts).logoutSuccessful, LOGIN_MESSAGE_MS);
}

async function endSession(tokens: Tokens): Promise<void> {
  const api = await import('#data/api/account-api.ts');
  await api.logOut(tokens);
}
