import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, anAdmin, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, type Sent } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { generateVAPIDKeys } from 'web-push';
import { untilIdle } from './harness/recovery.js';

const root = join(__dirname, '..', '..');

const pushKeys = generateVAPIDKeys();

/** Secrets of a shop, each one found at a glance wherever it leaks to. */
const canaries = {
  jwt: 'canary-jwt-secret-0123456789abcdefghij',
  webhook: 'whsec_canary0123456789abcdef',
  stripe: 'sk_test_canary0123456789abcdef',
  vapid: pushKeys.privateKey,
  storage: 'canary-s3-secret-access-key',
} as const;

describe('promise 49: secrets, sent through every flow', () => {
  let shop: Shop;
  let mails: MailServer;
  const answers: Answered[] = [];
  const secrets = new Set<string>(Object.values(canaries));
  beforeAll(async () => {
    mails = await startMailServer();
    shop = await startBriefly({
      JWT_SECRET: canaries.jwt,
      STRIPE_WEBHOOK_SECRET: canaries.webhook,
      STRIPE_SECRET_KEY: canaries.stripe,
      VAPID_PUBLIC_KEY: pushKeys.publicKey,
      VAPID_PRIVATE_KEY: canaries.vapid,
      S3_ACCESS_KEY_ID: 'somebody',
      S3_SECRET_ACCESS_KEY: canaries.storage,
      MAIL_URL: mails.url,
      MAIL_FROM: 'Jhola <shop@test.example>',
    });
    await everyFlow();
    await untilIdle(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await mails.stop();
  });

  async function asked(path: string, sent: Sent = {}): Promise<Answered> {
    const answer = await call(shop, path, sent);
    answers.push(answer);
    return answer;
  }

  /** Signing up, in and out, recovering, changing, leaving; right and wrong; and what cannot be read at all. */
  async function everyFlow(): Promise<void> {
    const email = aFreshEmail();
    const [password, second, third] = ['canary-password-one', 'canary-password-two', 'canary-password-three'];
    for (const secret of [password, second, third, 'canary-wrong-password']) secrets.add(secret);
    await asked(accountPaths.register, { body: { name: 'C', email, password, confirmPassword: password } });
    await asked(accountPaths.register, { body: { name: 'C', email, password, confirmPassword: second } });
    await asked(accountPaths.login, { body: { email, password: 'canary-wrong-password' } });
    await asked(accountPaths.login, { body: `{"email":"${email}","password":"canary-password-one"` });
    await asked(accountPaths.login, { body: { email: { $gt: password }, password: [password] } });
    const { body: signedIn } = await asked(accountPaths.login, { body: { email, password } });
    keep(signedIn.data.accesstoken, signedIn.data.refreshToken);

    const renewed = await asked(accountPaths.refreshToken, {
      method: 'POST',
      token: signedIn.data.refreshToken,
    });
    keep(renewed.body.data.accessToken, renewed.body.data.refreshToken);
    await asked(accountPaths.refreshToken, { method: 'POST', token: `${renewed.body.data.refreshToken}x` });
    await asked(`${accountPaths.userDetails}?token=${renewed.body.data.accessToken}`, {
      headers: {
        authorization: 'Bearer canary.token.none',
        cookie: `resetToken=${renewed.body.data.accessToken}`,
      },
    });

    await asked(accountPaths.forgotPassword, { method: 'PUT', body: { email } });
    const otp = await mails.codeFor(email);
    await asked(accountPaths.verifyOtp, {
      method: 'PUT',
      body: { email, otp: otp === '111111' ? '222222' : '111111' },
    });
    const verified = await asked(accountPaths.verifyOtp, { method: 'PUT', body: { email, otp } });
    const { resetToken } = verified.body.data;
    keep(resetToken);
    codes.add(otp);
    const reset = { email, newPassword: second, confirmPassword: second };
    await asked(accountPaths.resetPassword, {
      method: 'PUT',
      body: { ...reset, resetToken: `${resetToken}x` },
    });
    await asked(accountPaths.resetPassword, { method: 'PUT', body: { ...reset, resetToken } });

    const { token, refreshToken } = await signIn(shop, email, second);
    keep(token, refreshToken);
    await asked(accountPaths.changePassword, {
      method: 'PUT',
      token,
      body: { password: second, newPassword: third, confirmPassword: third },
    });
    const again = await signIn(shop, email, third);
    keep(again.token, again.refreshToken);
    await asked(accountPaths.googleLogin, { body: { credential: 'canary-google-credential' } });
    secrets.add('canary-google-credential');
    await asked(accountPaths.deleteAccount, {
      method: 'DELETE',
      token: again.token,
      body: { password: third },
    });
    keep((await anAdmin(shop)).token);
  }

  const codes = new Set<string>();
  function keep(...tokens: string[]): void {
    for (const token of tokens) {
      expect(token.length).toBeGreaterThan(20);
      // The part nobody can guess: of a token of three parts, the signature.
      secrets.add(token.split('.').at(-1) ?? token);
    }
  }

  it('are in no line of the log', () => {
    expect(secrets.size).toBeGreaterThan(12);
    const lines = shop.log.filter((line) => [...secrets].some((secret) => line.includes(secret)));
    expect(lines).toEqual([]);
    const codeLines = shop.log.filter((line) =>
      [...codes].some((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(line)),
    );
    expect(codeLines).toEqual([]);
  });

  it('leave no stack trace and no internal name in any answer', () => {
    expect(answers.length).toBeGreaterThan(15);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const inside = /\n\s+at |node_modules|\.(ts|js):\d+|Mongo|E11000|\$argon2/;
    expect(answers.filter(({ text }) => inside.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('of the settings are in no answer and no page', async () => {
    const pages = await Promise.all(
      ['/', '/login', '/api/health', '/api/docs.json', '/robots.txt'].map((path) => call(shop, path)),
    );
    const texts = [...answers, ...pages].map(({ text }) => text);
    for (const secret of Object.values(canaries)) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
  });
});

/** What real secrets look like; the tests' own, made up, carry one of the words that say so. */
const shapes = [
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
  /\b[sr]k_live_\w{10,}/,
  /\bwhsec_\w{16,}/,
  /\bsk_test_\w{16,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bghp_\w{30,}/,
  /\bAIza[\w-]{35}\b/,
  /\bmongodb(?:\+srv)?:\/\/[^\s/'"`$<{]+:[^\s@'"`$<{]+@/,
  /\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$/,
  /\beyJhbGciOi[\w-]+\.eyJ[\w-]+\.[\w-]{20,}/,
];
const madeUp = /canary|example/i;

function secretsIn(file: string): string[] {
  const text = readFileSync(file, 'latin1');
  return shapes.flatMap((shape) => {
    const [found] = shape.exec(text) ?? [];
    return found && !madeUp.test(found) ? [`${relative(root, file)}: ${found.slice(0, 24)}…`] : [];
  });
}

const notOurs = new Set(['node_modules', '.git', '.data', '.tmp', '.cache', 'coverage', 'screenshots']);

function* filesIn(folder: string, without: ReadonlySet<string>): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path, without);
    else if (entry.isFile() && statSync(path).size < 5_000_000) yield path;
  }
}

describe('promise 49: secrets at rest', () => {
  it('are not in the repository', () => {
    const files = [...filesIn(root, new Set([...notOurs, 'dist']))];
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap(secretsIn)).toEqual([]);
    expect(files.filter((file) => /(^|\/)\.env(\.|$)(?!example)|\.pem$|id_rsa/.test(file))).toEqual([]);
  });

  it('are not in the built web app, nor is the name of a setting that holds one', () => {
    const files = [...filesIn(join(root, 'pwa', 'dist'), notOurs)].filter((file) =>
      /\.(js|html|css|json|map|webmanifest)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap(secretsIn)).toEqual([]);
    const settings =
      /JWT_SECRET|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|S3_SECRET_ACCESS_KEY|VAPID_PRIVATE_KEY|ADMIN_PASSWORD|MAIL_URL|MONGODB_URI/;
    expect(
      files.filter((file) => settings.test(readFileSync(file, 'latin1'))).map((file) => relative(root, file)),
    ).toEqual([]);
  });

  it('would be found: the shapes match what they are meant for', () => {
    const bait = [
      `-----BEGIN ${'PRIVATE'} KEY-----`,
      `sk_${'live'}_0123456789abcdef`,
      `wh${'sec'}_0123456789abcdef0123`,
      `mongodb://shop:${'pass'}word@host/`,
    ];
    for (const text of bait) expect(shapes.some((shape) => shape.test(text))).toBe(true);
  });
});
