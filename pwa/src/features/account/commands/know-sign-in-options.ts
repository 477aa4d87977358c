import type { SignInOptions } from '@jhola/shared/contracts/account.contract';
import { documentFirstData } from '#data/db/first-data-element.ts';

/** The longest a page waits for the answer, in milliseconds: e-mail and password work without it. */
const LONGEST_MS = 2000;

let known: SignInOptions | undefined;

/** What the sign-in pages offer, once it is known. */
export const signInOptions = (): SignInOptions | undefined => known;

/**
 * Learns what the sign-in pages offer, from the document or from the server, so that they appear with all they have and
 * nothing moves. Never fails: who cannot be asked offers e-mail and password alone, until the page is opened again.
 */
export async function knowSignInOptions(): Promise<void> {
  known ??= documentFirstData.data?.signIn;
  // The server itself gives them to each page it makes.
  if (known || import.meta.env.SSR) return;
  await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}

async function ask(): Promise<void> {
  try {
    known = await (await import('#data/api/account-api.ts')).signInOptions();
  } catch (error) {
    console.warn('It is not known which ways of signing in there are', error);
  }
}
