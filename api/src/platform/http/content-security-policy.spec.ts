import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment.js';
import { ShopConfig } from '../config/shop-config.js';
import { contentSecurityPolicy, policyOfDocs } from './content-security-policy.js';

const folder = mkdtempSync(join(tmpdir(), 'jhola-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const configOf = (variables: Record<string, string>) =>
  new ShopConfig(readEnvironment({ DATA_DIR: folder, ...variables }));
const policy = (variables: Record<string, string>) => contentSecurityPolicy(configOf(variables));

/** The sources that are not the shop's own. */
const foreign = (variables: Record<string, string>) =>
  Object.entries(policy(variables)).flatMap(([directive, sources]) =>
    sources.filter((source) => source.startsWith('https:')).map((source) => `${directive} ${source}`),
  );

describe('the content security policy', () => {
  it('allows nothing foreign when third-party sign-in is not configured', () => {
    expect(foreign({})).toEqual([]);
  });

  it("allows what the sign-in provider's button requires, and no more, when it is configured", () => {
    expect(foreign({ GOOGLE_CLIENT_ID: 'shop.apps.example' })).toEqual([
      'script-src https://accounts.google.com/gsi/client',
      'style-src https://accounts.google.com/gsi/style',
      'connect-src https://accounts.google.com/gsi/',
      'frame-src https://accounts.google.com/gsi/',
    ]);
  });

  it('makes markup and code of strings only by the web app’s policy, where no foreign script is in the page', () => {
    const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };
    expect(policy({})).toMatchObject(trustedTypes);
    for (const without of [policy({ GOOGLE_CLIENT_ID: 'shop.apps.example' }), policyOfDocs(configOf({}))])
      expect(Object.keys(without).filter((directive) => directive in trustedTypes)).toEqual([]);
  });

  it('never allows inline or evaluated code', () => {
    expect(JSON.stringify(policy({ GOOGLE_CLIENT_ID: 'shop.apps.example' }))).not.toMatch(/unsafe/);
  });
});
