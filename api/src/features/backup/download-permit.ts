import { createHash, randomBytes } from 'node:crypto';
import { backupPaths } from '@jhola/shared/contracts/backup.contract';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'backup-download';

/** How long a download may be begun after it was allowed. */
export const PERMIT_SECONDS = 60;

/** A new secret: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * The cookie that lets a plain link download: no script may read it, no other site may have it sent, it goes to one call
 * only, and unlike a secret in an address it stands in no log and no history.
 * @param secure whether the shop is reached by https only
 */
export function permitCookie(secret: string, secure: boolean): string {
  return stringifySetCookie({
    name: NAME,
    value: secret,
    path: backupPaths.download,
    maxAge: PERMIT_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
}

/** The secret among the cookies of a request. @param cookies the header `Cookie` */
export function permitIn(cookies: string | undefined): string | undefined {
  return parseCookie(cookies ?? '')[NAME];
}
