import { RefreshTokens, refreshTokenHash } from './refresh-token.js';

const session = '65f0c0ffee00000000000001';
const tokens = new RefreshTokens('the secret of the shop');

describe('a refresh token', () => {
  it('says which session and generation it belongs to', () => {
    expect(tokens.read(tokens.token(session, 7))).toEqual({ sessionId: session, generation: 7 });
  });

  it('is the same again for the same generation, and another for the next', () => {
    expect(tokens.token(session, 1)).toBe(tokens.token(session, 1));
    expect(tokens.token(session, 1)).not.toBe(tokens.token(session, 2));
  });

  it.each([
    ['nothing', ''],
    ['another shape', 'null'],
    ["another shop's", new RefreshTokens('another secret').token(session, 7)],
    ['another generation', tokens.token(session, 7).replace('.7.', '.8.')],
    ['a cut one', tokens.token(session, 7).slice(0, -1)],
    ['one with something behind it', `${tokens.token(session, 7)}A`],
    ['one with something before it', `a${tokens.token(session, 7)}`],
    ['one of a generation that no session reaches', tokens.token(session, 1_000_000_000)],
  ])('is refused when it is %s', (_, token) => {
    expect(tokens.read(token)).toBeUndefined();
  });

  it('cannot be derived from its stored hash', () => {
    expect(refreshTokenHash(tokens.token(session, 7))).not.toContain(session);
  });
});
