import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment.js';
import { ShopConfig } from '../config/shop-config.js';
import { contentSecurityPolicy, policyOfDocs, policyOfGoogleButton } from './content-security-policy.js';

const folder = mkdtempSync(join(tmpdir(), 'jhola-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const configOf = (variables: Record<string, string>) =>
  new ShopConfig(readEnvironment({ DATA_DIR: folder, ...variables }));
const policy = (variables: Record<string, string>) => contentSecurityPolicy(configOf(variables));
const withGoogle = { GOOGLE_CLIENT_ID: 'shop.apps.example' };

/** The sources that are not the shop's own. */
const foreign = (directives: Record<string, string[]>) =>
  Object.entries(directives).flatMap(([directive, sources]) =>
    sources.filter((source) => source.startsWith('https:')).map((source) => `${directive} ${source}`),
  );

describe('the content security policy', () => {
  it('allows the pages of the shop nothing foreign, whether third-party sign-in is configured or not', () => {
    expect(foreign(policy({}))).toEqual([]);
    expect(policy(withGoogle)).toEqual(policy({}));
  });

  it("allows the page of the sign-in provider's button what that requires, and no more, when it is configured", () => {
    expect(foreign(policyOfGoogleButton(configOf({})))).toEqual([]);
    const directives = policyOfGoogleButton(configOf(withGoogle));
    expect(foreign(directives)).toEqual([
      'script-src https://accounts.google.com/gsi/client',
      'style-src https://accounts.google.com/gsi/style',
      'connect-src https://accounts.google.com/gsi/',
      'frame-src https://accounts.google.com/gsi/',
    ]);
    expect(directives['frame-ancestors']).toEqual(["'self'"]);
    expect(policy(withGoogle)['frame-ancestors']).toEqual(["'none'"]);
  });

  it('makes markup and code of strings only by the web app’s policy, but for two pages of foreign scripts', () => {
    const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };
    for (const own of [policy({}), policy(withGoogle)]) expect(own).toMatchObject(trustedTypes);
    for (const without of [policyOfGoogleButton(configOf(withGoogle)), policyOfDocs(configOf({}))])
      expect(Object.keys(without).filter((directive) => directive in trustedTypes)).toEqual([]);
  });

  it('never allows inline or evaluated code', () => {
    const directives = [policy(withGoogle), policyOfGoogleButton(configOf(withGoogle))];
    expect(JSON.stringify(directives)).not.toMatch(/unsafe/);
  });
});
