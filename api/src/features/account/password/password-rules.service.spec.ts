import { NewPassword } from '@jhola/shared/contracts/account.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { dictionary } from '@zxcvbn-ts/language-common';
import { readEnvironment } from '#platform/config/environment.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import type { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { PasswordRules } from './password-rules.service.js';

const rules = new PasswordRules(
  new ShopConfig(readEnvironment({ JWT_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://kirana-corner.in' })),
  { get: async () => defaultShopSettings } as CurrentShopSettings,
);
const meera = { name: 'Meera Sharma', email: 'ms.verma84@post.example' };
const ofAllowedLength = dictionary['passwords-common'].filter(
  (password) => NewPassword.safeParse(password).success,
);

describe('the rules for a new password', () => {
  it('refuse every common one of allowed length, and there are more than 3,000 of those', async () => {
    expect(ofAllowedLength.length).toBeGreaterThan(3000);
    const refused = await Promise.allSettled(ofAllowedLength.map((password) => rules.check(password, meera)));
    expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });

  it.each([
    // Common ones, in any case, disguised or with something behind them.
    ['password1', 'common'],
    ['PassWord1', 'common'],
    ['IloveYou', 'common'],
    ['QWERTYUIOP', 'common'],
    ['admin-demo-1', 'common'],
    ['Shopper-Demo-1', 'common'],
    ['Passw0rd!', 'common'],
    ['P@ssw0rd2024', 'common'],
    ['passwordpassword', 'common'],
    // Names of the owner and of the shop.
    ['meerasharma', 'personal'],
    ['Meera1990', 'personal'],
    ['Sharma@2024', 'personal'],
    ['amrahsareem', 'personal'],
    ['verma#123', 'personal'],
    ['ms.verma84@post.example', 'personal'],
    ['post.example', 'personal'],
    ['jholajhola', 'personal'],
    ['Jh0la!2026', 'personal'],
    ['kirana-corner.in', 'personal'],
    ['shop.example', 'personal'],
    // Walks on the keyboard, repetitions, rows and dates.
    ['zxcvbnm,./', 'guessable'],
    ['aaaaaaaa', 'guessable'],
    ['aaaaaaaaaa', 'guessable'],
    ['x'.repeat(128), 'guessable'],
    ['lmnopqrstuv', 'guessable'],
    ['24-11-1987', 'guessable'],
  ])('refuse %s: %s', async (password, why) => {
    await expect(rules.check(password, meera)).rejects.toMatchObject({ code: `account.${why}-password` });
  });

  it.each([
    'a-long-enough-password',
    'सुबह की चाय',
    'correct horse battery staple',
    'meera drinks tea at dawn',
    `${'tea at dawn, '.repeat(9)}and rain`,
  ])('let %s pass', async (password) => {
    await expect(rules.check(password, meera)).resolves.toBeUndefined();
  });

  it('take a password for another person’s that is made of this one’s name', async () => {
    await expect(rules.check('meerasharma', { name: '', email: 'a@b.example' })).resolves.toBeUndefined();
  });
});
