const issuer = 'jhola';
const audience = 'jhola-shop';

/** How access tokens are signed and checked; the algorithm is fixed, never taken from the token. */
export const accessTokenRules = {
  sign: { algorithm: 'HS256', issuer, audience, expiresIn: '15m' },
  verify: { algorithms: ['HS256'], issuer, audience },
} as const satisfies Record<string, Record<string, unknown>>;
