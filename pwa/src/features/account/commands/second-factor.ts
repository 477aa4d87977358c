import type {
  ChangeSecondFactorRequest,
  SecondFactorSecret,
} from '@jhola/shared/contracts/second-factor.contract';
import { translate } from '#i18n/locale.ts';
import { saveFile } from '#ui/save-file.ts';
import { secondFactorTexts } from '../second-factor-texts';

const FILE_NAME = 'jhola-recovery-codes.txt';

const api = () => import('#data/api/second-factor-api.ts');

/** Begins two-step sign-in. @returns the secret for the authenticator app @throws ApiError */
export async function startSecondFactor(password: string): Promise<SecondFactorSecret> {
  return (await api()).startSecondFactor(password);
}

/**
 * Turns two-step sign-in on. All other devices are signed out; this one goes on, and an administrator's gets tokens that
 * manage the shop.
 * @param code the first that the app shows
 * @returns the recovery codes, and the words for the shopper
 * @throws ApiError
 */
export async function confirmSecondFactor(
  code: string,
): Promise<{ readonly recoveryCodes: readonly string[]; readonly words: string }> {
  const { recoveryCodes } = await (await api()).confirmSecondFactor(code);
  const [{ readTokens }, { freshToken }, { fetchUser }] = await Promise.all([
    import('#data/api/tokens.ts'),
    import('#data/api/refresh.ts'),
    import('#data/queries/fetch-user.ts'),
  ]);
  const tokens = readTokens();
  if (tokens && (await freshToken(tokens.access))) await fetchUser();
  return { recoveryCodes, words: translate(secondFactorTexts).turnedOn };
}

/** Other recovery codes in place of those that are left. @throws ApiError */
export async function replaceRecoveryCodes(request: ChangeSecondFactorRequest): Promise<readonly string[]> {
  return (await (await api()).replaceRecoveryCodes(request)).recoveryCodes;
}

/** Turns two-step sign-in off. @returns the words for the shopper @throws ApiError */
export async function endSecondFactor(request: ChangeSecondFactorRequest): Promise<string> {
  await (await api()).endSecondFactor(request);
  return translate(secondFactorTexts).turnedOff;
}

/** Hands the recovery codes over as a file. */
export function saveRecoveryCodes(codes: readonly string[]): void {
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), FILE_NAME);
}

/** Puts the recovery codes on the clipboard. @returns the words for the shopper @throws Error with words where there is none */
export async function copyRecoveryCodes(codes: readonly string[]): Promise<string> {
  const texts = translate(secondFactorTexts);
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
  } catch (cause) {
    throw new Error(texts.copyFailed, { cause });
  }
  return texts.copied;
}
