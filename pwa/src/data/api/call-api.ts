import type { ZodType, z } from 'zod';
import { ApiError, type FailureCode } from './api-error';
import { freshToken } from './refresh';
import { refusalWords } from './refusal-words';
import { tokenKeeper } from './token-keeper';
import { userOfToken } from './token-payload';
import { type Call, type FileCall, send, sendForFile } from './transport';

/** A 401 for what was sent and not for the token: to refresh and ask again would only be another guess. */
const NOT_THE_TOKENS: ReadonlySet<FailureCode> = new Set([
  'account.wrong-credentials',
  'google.refused',
  'second-factor.wrong',
]);

/**
 * Calls the API as whoever is signed in. A 401 refreshes the access token once and asks again
 * (docs/product.md#refreshing). Only other files of api-client use it: they name the calls.
 * @param owner the only user in whose name the call may be made; without one, the user who is signed in
 * @throws ApiError for a refusal, a broken answer, or none; `session.changed` when `owner` is no longer signed in
 */
export function callApi<Answer extends ZodType>(
  call: Call<Answer>,
  owner?: string,
): Promise<z.infer<Answer>> {
  return asSignedIn(call.path, (token) => send(call, token), owner);
}

/**
 * Fetches a file, such as a PDF, as whoever is signed in; else as {@link callApi}.
 * @throws ApiError for a refusal or no answer
 */
export function callForFile(path: string, more?: FileCall): Promise<Blob> {
  return asSignedIn(path, (token) => sendForFile(path, token, more));
}

/** Asks with the access token, and once more with a fresh one after a 401. */
async function asSignedIn<Answer>(
  path: string,
  ask: (token: string | undefined) => Promise<Answer>,
  owner?: string,
): Promise<Answer> {
  let token = (await tokenKeeper().read())?.access;
  if (owner !== undefined && userOfToken(token) !== owner) throw sessionChanged();
  // What another tab or the service worker got before may have run out too: then there is one more try.
  for (let renewed = false; ; ) {
    try {
      return await ask(token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || !token || renewed) throw error;
      if (NOT_THE_TOKENS.has(error.code)) throw error;
      const fresh = await freshToken(token);
      if (!fresh) {
        // A user who has signed in meanwhile is not signed out.
        if (!(await tokenKeeper().read())) tokenKeeper().sessionLost(path);
        throw error;
      }
      token = fresh.access;
      renewed = fresh.renewed;
    }
  }
}

/** Calls the API without a token: signing in and up, whose 401 is no reason to refresh. */
export function callApiAsVisitor<Answer extends ZodType>(call: Call<Answer>): Promise<z.infer<Answer>> {
  return send(call, undefined);
}

const sessionChanged = () => new ApiError('session.changed', refusalWords('session.changed'), 401);
