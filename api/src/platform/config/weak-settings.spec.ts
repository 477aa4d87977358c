import { readEnvironment } from './environment.js';
import { weakSettings } from './weak-settings.js';

/** A shop whose settings are as they should be. */
const good = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.in',
  TRUST_PROXY: '1',
  ADMIN_SECOND_FACTOR: 'on',
  MAIL_URL: 'smtps://user:secret@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const named = (settings: Record<string, string | undefined>) =>
  weakSettings(readEnvironment(settings)).map(({ setting, isSerious }) => [setting, isSerious]);

describe('weak settings', () => {
  it('are none in a shop that is tried out, nor in one that is set up well', () => {
    expect(named({})).toEqual([]);
    expect(named({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(named(good)).toEqual([]);
    expect(named({ ...good, JWT_SECRET: 'qF3vZ8xTn1LwKc6RbYd0SgUe7HmPj2Xa' })).toEqual([]);
    expect(named({ ...good, MAIL_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
    expect(named({ ...good, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', true, { PUBLIC_URL: 'http://shop.example.in', TRUST_PROXY: '0' }],
    ['TRUST_PROXY', true, { TRUST_PROXY: '0' }],
    ['MAIL_URL', true, { MAIL_URL: undefined }],
    ['MAIL_URL', false, { MAIL_URL: 'smtp://mail.example:587' }],
    ['STRIPE_SECRET_KEY', true, { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_SECRET_KEY', false, { STRIPE_SECRET_KEY: undefined }],
    ['JWT_SECRET', true, { JWT_SECRET: 'secret'.repeat(8) }],
    ['HOST', false, { HOST: '0.0.0.0' }],
    ['ADMIN_SECOND_FACTOR', false, { ADMIN_SECOND_FACTOR: 'off' }],
    ['ADMIN_PASSWORD', false, { ADMIN_EMAIL: 'owner@shop.example.in', ADMIN_PASSWORD: 'gulmohar-14-jaipur' }],
    [
      'REDIS_URL',
      false,
      { MONGODB_URI: 'mongodb://db/shop', JWT_SECRET: 'qF3vZ8xTn1LwKc6RbYd0SgUe7HmPj2Xa' },
    ],
  ])('name %s (serious: %s)', (setting, isSerious, change) => {
    expect(named({ ...good, ...change })).toEqual([[setting, isSerious]]);
  });

  it('are listed with the serious ones first, also where a demo is shown to others', () => {
    const settings = { DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://demo.example', HOST: '0.0.0.0' };
    expect(named(settings)).toEqual([
      ['TRUST_PROXY', true],
      ['MAIL_URL', true],
      ['HOST', false],
      ['ADMIN_SECOND_FACTOR', false],
    ]);
  });
});
