import { signOutTokens } from './sign-out-tokens.js';

const device = '65f0c0ffee00000000000001';
const tokens = signOutTokens('the secret of the shop');

describe('the token that signs a device out', () => {
  it('names its device', () => {
    expect(tokens.read(tokens.token(device))).toBe(device);
  });

  it.each([
    ['nothing', ''],
    ['another shape', device],
    ["another shop's", signOutTokens('another secret').token(device)],
    ["another device's", tokens.token(device).replace('001.', '002.')],
    ['a cut one', tokens.token(device).slice(0, -1)],
  ])('is refused when it is %s', (_, token) => {
    expect(tokens.read(token)).toBeUndefined();
  });
});
