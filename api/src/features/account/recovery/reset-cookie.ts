import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'reset-permit';

/**
 * The cookie that carries the secret which allows a new password: no script may read it, no other site may
 * send it, and it is sent with one call only.
 * @param secret empty: the browser removes the cookie
 * @param seconds how long it is valid
 * @param secure whether the shop is reached by https only
 */
export function resetCookie(secret: string, seconds: number, secure: boolean): string {
  return stringifySetCookie({
    name: NAME,
    value: secret,
    path: accountPaths.resetPassword,
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
}

/** The secret among the cookies of a request. @param cookies the header `Cookie` */
export function resetSecretIn(cookies: string | undefined): string | undefined {
  return parseCookie(cookies ?? '')[NAME];
}
