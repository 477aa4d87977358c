import { ShopError } from '@jhola/shared/errors/shop-error';

/**
 * The token of an Authorization header `Bearer …`.
 * @throws ShopError auth.required when there is none
 */
export function bearerToken(authorization: string | undefined): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw new ShopError('auth.required');
  return token;
}
