import { NewPasskey, PasskeyProof } from '@jhola/shared/contracts/passkeys.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { passkeyTexts } from '../passkey-texts';
import { accountTexts } from '../texts';
import { signIn } from './sign-in';

const api = () => import('#data/api/passkeys-api.ts');
/** Loaded with the first passkey: most pages have none. */
const webAuthn = () => import('@simplewebauthn/browser');

/**
 * Adds a passkey of this device to the account: the password first, then the device's own question.
 * @returns the words for the shopper
 * @throws ApiError; Error with words when the device makes none
 */
export async function addPasskey(password: string): Promise<string> {
  const [{ startPasskey, addPasskey: add }, { startRegistration }] = await Promise.all([api(), webAuthn()]);
  const optionsJSON = await startPasskey(password);
  const made = await asked(() => startRegistration({ optionsJSON }));
  await add(NewPasskey.parse(made));
  return translate(passkeyTexts).added;
}

/** Removes a passkey. @returns the words for the shopper @throws ApiError */
export async function removePasskey(passkeyId: string, password: string): Promise<string> {
  await (await api()).removePasskey({ passkeyId, password });
  return translate(passkeyTexts).removed;
}

/**
 * Signs in by a passkey of this device.
 * @returns the words for the shopper
 * @throws ApiError; Error with words when the device shows none
 */
export async function logInByPasskey(): Promise<string> {
  const [{ startPasskeySignIn }, { startAuthentication }] = await Promise.all([api(), webAuthn()]);
  const optionsJSON = await startPasskeySignIn();
  const proof = PasskeyProof.parse(await asked(() => startAuthentication({ optionsJSON })));
  const message = await signIn((account) => account.passkeyLogIn({ proof }));
  return translateRefusal(message, translate(accountTexts).loggedIn);
}

/** Browsers say in English why a device did not answer; most often its owner has put the question away. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    const { name } = cause as Error;
    const { known, notNow } = translate(passkeyTexts);
    throw new Error(name === 'InvalidStateError' ? known : notNow, { cause });
  }
}
