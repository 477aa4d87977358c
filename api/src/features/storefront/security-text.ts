/** Where RFC 9116 has it. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year; who asks later gets a later date. */
const VALID_MS = 180 * 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness of this shop.
 * @param supportEmail the shop's address for its shoppers
 * @param publicUrl scheme, host and port of the shop
 */
export function securityText(supportEmail: string, publicUrl: string, now = new Date()): string {
  const expires = new Date(now.getTime() + VALID_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    // Web addresses have to begin with https.
    ...(publicUrl.startsWith('https://') ? [`Canonical: ${publicUrl}${SECURITY_TEXT_PATH}`] : []),
    '',
  ].join('\r\n');
}
