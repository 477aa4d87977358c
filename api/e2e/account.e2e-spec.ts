import { accountPaths, LoginAnswer, UserDetailsAnswer } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, anAdmin, aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
beforeAll(async () => {
  shop = await sharedShop();
});

const password = 'a-long-enough-password';
const registration = () => ({
  name: 'Ravi Kumar',
  email: aFreshEmail(),
  password,
  confirmPassword: password,
});

describe('registering', () => {
  it('makes an account that can sign in', async () => {
    const request = registration();
    const registered = await call(shop, accountPaths.register, { body: request });
    expect([registered.status, registered.body.success]).toEqual([200, true]);
    const { body } = await call(shop, accountPaths.login, { body: { email: request.email, password } });
    expect(LoginAnswer.safeParse(body).success).toBe(true);
  });

  it('accepts an e-mail address once, in whatever case it is written, and reveals it to nobody', async () => {
    const request = registration();
    const first = await call(shop, accountPaths.register, { body: request });
    const again = await call(shop, accountPaths.register, {
      body: {
        ...request,
        email: ` ${request.email.toUpperCase()} `,
        password: 'another-password-of-mine',
        confirmPassword: 'another-password-of-mine',
      },
    });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    // It is still the first one's account.
    const { body } = await call(shop, accountPaths.login, { body: { email: request.email, password } });
    expect(body.success).toBe(true);
  });

  it('takes one of many concurrent registrations of the same e-mail', async () => {
    const request = registration();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(shop, accountPaths.register, { body: request })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const database = await aDatabase(shop);
    const made = await database.collection('users').countDocuments({ email: request.email });
    await database.close();
    expect(made).toBe(1);
  });

  it('refuses passwords that differ, in the shop’s own words', async () => {
    const { status, body } = await call(shop, accountPaths.register, {
      body: { ...registration(), confirmPassword: 'another-password' },
    });
    expect([status, body.message]).toEqual([400, 'Password and confirm password must be same']);
  });

  it('makes nobody an administrator', async () => {
    const request = { ...registration(), role: 'ADMIN', status: 'Active', verify_email: true };
    await call(shop, accountPaths.register, { body: request });
    const { token } = await signIn(shop, request.email, password);
    const { body } = await call(shop, accountPaths.userDetails, { token });
    expect(body.data).toMatchObject({ role: 'USER', verify_email: false });
  });
});

describe('signing in', () => {
  it.each([
    ['an operator', { email: { $gt: '' }, password: { $gt: '' } }],
    ['a list', { email: ['a@test.example'], password }],
    ['nothing', {}],
    ['another kind', 'null'],
    ['half a body', '{"email":'],
  ])('refuses %s', async (_, body) => {
    const answer = await call(shop, accountPaths.login, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error: true });
  });

  it('signs in the administrator of the settings', async () => {
    const { token } = await anAdmin(shop);
    const { body } = await call(shop, accountPaths.userDetails, { token });
    expect(body.data.role).toBe('ADMIN');
  });
});

describe('the profile', () => {
  it('shows what the contract says and nothing more', async () => {
    const { token, email } = await aShopper(shop, 'Meera Nair');
    const { body, text } = await call(shop, accountPaths.userDetails, { token });
    expect(UserDetailsAnswer.safeParse(body).success).toBe(true);
    expect(body.data).toMatchObject({ name: 'Meera Nair', username: 'Meera', email, shopping_cart: [] });
    expect(text.replace('hasPassword', '')).not.toMatch(/password|argon2|__v|token/i);
  });

  it('changes name and mobile', async () => {
    const { token, email } = await aShopper(shop);
    const changed = await call(shop, accountPaths.updateUser, {
      method: 'PUT',
      token,
      body: { name: 'Meera Menon', email, mobile: '+91 98765 43210', role: 'ADMIN' },
    });
    expect(changed.status).toBe(200);
    const { body } = await call(shop, accountPaths.userDetails, { token });
    expect(body.data).toMatchObject({ name: 'Meera Menon', mobile: '9876543210', role: 'USER' });
  });

  it('does not change the e-mail by the access token alone', async () => {
    const { token, email } = await aShopper(shop);
    const { status, body } = await call(shop, accountPaths.updateUser, {
      method: 'PUT',
      token,
      body: { name: 'Meera', email: aFreshEmail(), mobile: '9876543210' },
    });
    expect([status, body.code]).toEqual([403, 'account.reauthenticate']);
    const details = await call(shop, accountPaths.userDetails, { token });
    expect(details.body.data.email).toBe(email);
  });
});
