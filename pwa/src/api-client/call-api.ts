import type { ZodType, z } from 'zod';
import { ApiError, type FailureCode } from './api-error';
import { refreshAccessToken } from './refresh';
import { tellSessionLost } from './session-lost';
import { hasTokens, readTokens } from './tokens';
import { type Call, send } from './transport';

/** A 401 for what was sent and not for the token: to refresh and ask again would only be another guess. */
const NOT_THE_TOKENS: ReadonlySet<FailureCode> = new Set(['account.wrong-credentials', 'google.refused']);

/**
 * Calls the API as whoever is signed in. A 401 refreshes the access token once and asks again (section 4).
 * Only other files of api-client use it: they name the calls.
 * @throws ApiError for a refusal, a broken answer, or none
 */
export async function callApi<Answer extends ZodType>(call: Call<Answer>): Promise<z.infer<Answer>> {
  const token = readTokens()?.access;
  try {
    return await send(call, token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !token) throw error;
    if (NOT_THE_TOKENS.has(error.code)) throw error;
    const fresh = await refreshAccessToken(token);
    if (fresh) return send(call, fresh);
    // Whoever has signed in meanwhile stays where they are.
    if (!hasTokens()) tellSessionLost(call.path);
    throw error;
  }
}

/** Calls the API without a token: signing in and up, whose 401 is no reason to refresh. */
export function callApiAsVisitor<Answer extends ZodType>(call: Call<Answer>): Promise<z.infer<Answer>> {
  return send(call, undefined);
}
