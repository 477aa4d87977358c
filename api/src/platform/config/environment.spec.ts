import { readEnvironment, WrongEnvironment } from './environment.js';

describe('the environment', () => {
  it('runs the whole shop with defaults alone', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', RATE_LIMITS: 'on' });
  });

  it('takes an empty value for none', () => {
    expect(readEnvironment({ PORT: '', MONGODB_URI: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('reads the size of the demo catalogue', () => {
    expect(readEnvironment({ DEMO_CATALOGUE: '120' }).DEMO_CATALOGUE).toBe(120);
    expect(readEnvironment({ DEMO_CATALOGUE: 'off' }).DEMO_CATALOGUE).toBe(0);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['MONGODB_URI', { MONGODB_URI: 'postgres://x' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { MONGODB_URI: 'mongodb://127.0.0.1/shop' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'of' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', PUBLIC_URL: 'https://shop.example' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', DEMO_PUBLIC: 'on' }],
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['DEMO_PUBLIC', { DEMO_PUBLIC: 'yes' }],
    ['DEMO_PUBLIC', { DEMO_PUBLIC: 'on', NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'admin-demo-1' }],
    ['SERVICE_WORKER', { SERVICE_WORKER: 'false' }],
    ['DEMO_CATALOGUE', { DEMO_CATALOGUE: '-5' }],
    ['DEMO_CATALOGUE', { DEMO_CATALOGUE: 'many' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@shop.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['MAIL_URL', { MAIL_URL: 'http://127.0.0.1:1025' }],
    ['MAIL_URL', { MAIL_URL: 'smtp://mail.example:99999' }],
    ['MAIL_FROM', { MAIL_FROM: 'the shop' }],
    ['ORDER_MAILS', { ORDER_MAILS: 'placed,packed' }],
    ['ORDER_MAILS', { ORDER_MAILS: 'placed,off' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'AKIA' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://127.0.0.1:4568' }],
    ['GST_NUMBER', { GST_NUMBER: '12345', GST_PERCENT: '18' }],
    ['GST_NUMBER', { GST_PERCENT: '18' }],
    ['GST_PERCENT', { GST_NUMBER: '29ABCDE1234F1Z5' }],
    ['GST_PERCENT', { GST_NUMBER: '29ABCDE1234F1Z5', GST_PERCENT: '101' }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: 'BAAA' }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: 'owner@shop.example' }],
    ['TEST_SWEEP_MS', { TEST_SWEEP_MS: '200' }],
    ['TEST_SWEEP_MS', { TEST_SWEEP_MS: '0', NODE_ENV: 'test' }],
    ['PUSH_TEST_SERVICE', { PUSH_TEST_SERVICE: 'http://localhost:4443' }],
    ['PUSH_TEST_SERVICE', { PUSH_TEST_SERVICE: 'https://localhost:4443', NODE_ENV: 'production' }],
    ['PAYMENT_CHECK_SECONDS', { PAYMENT_CHECK_SECONDS: '0' }],
  ])('names %s when it is wrong, in one line', (name, variables: Record<string, string>) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(WrongEnvironment);
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
  });
});
