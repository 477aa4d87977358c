import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Environment } from '#platform/config/environment.js';
import { vapidKeys } from './vapid-keys.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'jhola-vapid-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keys = (variables: object = {}) =>
  vapidKeys({ dataDir, mailFrom: 'Jhola <hello@shop.example>', environment: Environment.parse(variables) });

it('makes a pair once, in a file that only its owner may read', () => {
  const made = keys();
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(made.subject).toBe('mailto:hello@shop.example');
  expect(keys()).toEqual(made);
  expect(statSync(join(dataDir, 'keys', 'vapid-private-key')).mode & 0o777).toBe(0o600);
});

it('takes the pair of the environment', () => {
  const { publicKey, privateKey } = keys();
  const given = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'https://a.example',
  };
  expect(keys(given)).toEqual({ publicKey, privateKey, subject: 'https://a.example' });
});

it('refuses keys that are no pair', () => {
  const { publicKey } = keys();
  const other = Buffer.alloc(32, 7).toString('base64url');
  expect(() => keys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: other })).toThrow(
    /^VAPID_PUBLIC_KEY is wrong/,
  );
  expect(() => keys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: 'AAAA' })).toThrow(
    /^VAPID_PRIVATE_KEY is wrong/,
  );
});
