import { ApiError } from '#data/api/api-error.ts';
import { tokenPayload } from '#data/api/token-payload.ts';
import { translate } from '#i18n/locale.ts';
import { accountTexts } from '../texts';
import { signIn } from './sign-in';

/** The page on which the provider's button stands. */
export type GoogleWay = 'login' | 'register';

/** A provider's account that waits for the password of the shop's account with the same e-mail. */
export interface GoogleLink {
  readonly email: string;
  /** The provider's ID token. */
  readonly credential: string;
}

/** How a sign-in by the provider ended: with words for the shopper, or in need of a password. */
export type GoogleOutcome = { readonly words: string } | { readonly link: GoogleLink };

/**
 * Signs in by the provider's ID token; an e-mail that is new here gets an account (docs/product.md#google).
 * @param code of the second step, where the account has one
 * @returns a link when an account with a password has this e-mail already: its owner signs in by the password once
 * @throws ApiError
 */
export async function logInWithGoogle(
  way: GoogleWay,
  credential: string,
  code?: string,
): Promise<GoogleOutcome> {
  const texts = translate(accountTexts);
  try {
    await signIn((api) =>
      way === 'login' ? api.googleLogIn({ credential, code }) : api.googleRegister({ credential, code }),
    );
    return { words: way === 'login' ? texts.googleLoggedIn : texts.googleRegistered };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'google.not-linked') return { link: { email: emailOf(credential), credential } };
    if (error.code === 'google.refused' && way === 'register')
      throw new ApiError(error.code, texts.googleRegisterFailed, error.status);
    throw error;
  }
}

/** The e-mail an ID token names, for filling it into the form; the server reads it for itself. */
function emailOf(credential: string): string {
  const { email } = tokenPayload(credential);
  return typeof email === 'string' ? email : '';
}
