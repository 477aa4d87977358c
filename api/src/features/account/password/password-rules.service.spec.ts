import { NewPassword } from '@jhola/shared/contracts/account.contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PasswordRules } from './password-rules.service.js';

const rules = new PasswordRules();
const ofAllowedLength = dictionary['passwords-common'].filter(
  (password) => NewPassword.safeParse(password).success,
);

describe('the rules for a new password', () => {
  it('refuse every common one of allowed length, and there are more than 3,000 of those', async () => {
    expect(ofAllowedLength.length).toBeGreaterThan(3000);
    const refused = await Promise.allSettled(ofAllowedLength.map((password) => rules.check(password)));
    expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });

  it.each(['password1', 'PassWord1', 'IloveYou', 'QWERTYUIOP', 'admin-demo-1', 'Shopper-Demo-1'])(
    'refuse %s',
    async (password) => {
      await expect(rules.check(password)).rejects.toMatchObject({ code: 'account.common-password' });
    },
  );

  it.each(['a-long-enough-password', 'सुबह की चाय', 'correct horse battery staple'])(
    'let %s pass',
    async (password) => {
      await expect(rules.check(password)).resolves.toBeUndefined();
    },
  );
});
