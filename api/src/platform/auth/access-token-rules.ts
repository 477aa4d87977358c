const issuer = 'jhola';
const audience = 'jhola-shop';

/** How access tokens are signed and what a valid one must show; the algorithm is ours, never the token's choice. */
export const accessTokenRules = {
  sign: { algorithm: 'HS256', issuer, audience, expiresIn: '15m' },
  verify: { algorithms: ['HS256'], issuer, audience },
} as const satisfies Record<string, Record<string, unknown>>;
