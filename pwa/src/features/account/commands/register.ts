import type { RegisterRequest } from '@jhola/shared/contracts/account.contract';

/**
 * Makes an account; the shopper signs in afterwards.
 * @returns the server's words
 * @throws ApiError
 */
export async function register(request: RegisterRequest): Promise<string> {
  const api = await import('../../../api-client/account-api');
  return api.register(request);
}
