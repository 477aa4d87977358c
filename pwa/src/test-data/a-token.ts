const encoded = (payload: object) => btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_');

/**
 * An access token as the API makes them, but for its signature.
 * @param nth which of the session's tokens it is
 */
function anAccessToken(user: string, nth = 1, session = `${user}-session`): string {
  return `h.${encoded({ sub: user, sid: session, iat: 1_760_000_000 + nth * 900 })}.s`;
}

/** A pair of tokens: the nth of a session. */
export function tokensFor(user: string, nth = 1, session?: string) {
  return { access: anAccessToken(user, nth, session), refresh: `${session ?? user}-refresh-${nth}` };
}
