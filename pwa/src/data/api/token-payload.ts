/**
 * What a signed token says of itself, unverified: enough to keep apart whose it is, never to decide what they may do.
 * Empty for what is no token.
 * @param token a JWT
 */
export function tokenPayload(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The id of the user an access token was issued to; undefined when it names none. */
export function userOfToken(access: string | undefined): string | undefined {
  const { sub } = tokenPayload(access ?? '');
  return typeof sub === 'string' ? sub : undefined;
}
