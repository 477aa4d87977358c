import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.js';
import { ShopConfig } from './shop-config.js';

const folder = mkdtempSync(join(tmpdir(), 'jhola-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = (variables: Record<string, string>) =>
  new ShopConfig(readEnvironment({ DATA_DIR: folder, ...variables }));

describe('the settings', () => {
  it('generates the signing secret once, readable by its owner alone', () => {
    const first = config({}).jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(config({}).jwtSecret).toBe(first);
    expect(statSync(join(folder, 'keys', 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it('creates accounts with known passwords only where the shop is tried out, and never beside an owner’s own', () => {
    const emails = (variables: Record<string, string>) =>
      config(variables).demoAccounts.map(({ email }) => email);
    const owner = { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'the-owners-own-words' };
    expect(emails({})).toEqual(['admin@shop.example', 'shopper@shop.example']);
    expect(emails(owner)).toEqual(['shopper@shop.example']);
    expect(emails({ DEMO_CATALOGUE: 'off' })).toEqual([]);
    expect(emails({ PUBLIC_URL: 'https://shop.example', DEMO_CATALOGUE: '10' })).toEqual([]);
    expect(emails({ PUBLIC_URL: 'https://shop.example', DEMO_PUBLIC: 'on' })).toEqual([
      'shopper@shop.example',
    ]);
  });

  it('fills an empty shop by default only where it is a demo', () => {
    expect(config({}).demoProducts).toBe(5000);
    expect(config({ DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://shop.example' }).demoProducts).toBe(5000);
    expect(config({ PUBLIC_URL: 'https://shop.example' }).demoProducts).toBe(0);
  });

  it("sends mails from the shop's own host, unless another sender is set", () => {
    const shop = { PUBLIC_URL: 'https://shop.example:8443/' };
    expect(config(shop).mailFrom).toBe('no-reply@shop.example');
    expect(config({ PUBLIC_URL: 'http://127.0.0.1:3000' }).mailFrom).toBe('no-reply@localhost');
    expect(config({ ...shop, MAIL_FROM: 'hello@jhola.example' }).mailFrom).toBe('hello@jhola.example');
  });

  it('trusts its caches only while the database is its own', () => {
    expect(config({}).isSoleWriter).toBe(true);
    const shared = config({ MONGODB_URI: 'mongodb://127.0.0.1/shop', JWT_SECRET: 's'.repeat(32) });
    expect(shared.isSoleWriter).toBe(false);
  });
});
