import { createHmac, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { newKeyPair } from '@jhola/test-doubles/doubles/new-key-pair';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
beforeAll(async () => {
  shop = await sharedShop();
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** A token signed with the shop's own secret, as only the shop could make it. */
function forged(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const secret = readFileSync(join(shop.dataDir, 'keys', 'jwt-secret'), 'utf8').trim();
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** A token signed with a private key whose public half it brings along. */
function signedByItself(claims: object): string {
  const { publicKey, privateKey } = newKeyPair('rsa');
  const header = { alg: 'RS256', typ: 'JWT', jwk: publicKey.export({ format: 'jwk' }) };
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const details = (token: string) => call(shop, accountPaths.userDetails, { token });
const refresh = (token: string) => call(shop, accountPaths.refreshToken, { method: 'POST', token });

describe('an access token', () => {
  let shopper: SignedIn;
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    shopper = await aShopper(shop);
    claims = decode(shopper.token.split('.')[1]);
  });

  it('lasts 15 minutes and carries who, which session and which role', () => {
    expect(Number(claims.exp) - Number(claims.iat)).toBe(15 * 60);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'role', 'sid', 'sub']);
  });

  it('is accepted when all of it is right', async () => {
    expect((await details(forged(claims))).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ['without a signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['with another algorithm', () => forged(claims, { alg: 'HS512', typ: 'JWT' })],
    ['that names a public-key algorithm', () => forged(claims, { alg: 'RS256', typ: 'JWT' })],
    ['signed by a key of its own', () => signedByItself(claims)],
    [
      'with claims changed',
      () => {
        const [header, , signature] = shopper.token.split('.');
        return `${header}.${encode({ ...claims, role: 'ADMIN' })}.${signature}`;
      },
    ],
    ['that has expired', () => forged({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })],
    ['without an end', () => forged({ ...claims, exp: undefined })],
    ['for another audience', () => forged({ ...claims, aud: 'elsewhere' })],
    ['of another issuer', () => forged({ ...claims, iss: 'elsewhere' })],
    ['of a session that never was', () => forged({ ...claims, sid: '65f0c0ffee00000000000001' })],
    ['of a session that is no id', () => forged({ ...claims, sid: { $gt: '' } })],
    ['that is a refresh token', () => shopper.refreshToken],
    ['that is no token', () => 'undefined'],
  ])('is refused %s', async (_, token) => {
    const { status, body } = await details(token());
    expect([status, body.success]).toEqual([401, false]);
  });

  it('is asked for', async () => {
    const { status, body } = await call(shop, accountPaths.userDetails);
    expect([status, body.code]).toEqual([401, 'auth.required']);
  });
});

describe('a refresh token', () => {
  it('is exchanged for the next pair', async () => {
    const shopper = await aShopper(shop);
    const { status, body } = await refresh(shopper.refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(shopper.refreshToken);
    expect((await details(body.data.accessToken)).status).toBe(200);
    expect((await refresh(body.data.refreshToken)).status).toBe(200);
  });

  it('is taken from the bearer header only, whatever the body says', async () => {
    const { refreshToken } = await aShopper(shop);
    const { status } = await call(shop, accountPaths.refreshToken, {
      body: { refreshToken: 'another' },
      token: refreshToken,
    });
    expect(status).toBe(200);
  });

  it.each([
    ['no header', {}],
    ['an empty one', { authorization: '' }],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['null', { authorization: 'Bearer null' }],
    ['a list', { authorization: 'Bearer ["a"]' }],
    ['garbage', { authorization: `Bearer ${'x'.repeat(2000)}` }],
    ['a cookie', { cookie: 'refreshToken=abc' }],
    ['another scheme', { authorization: 'Basic abc' }],
  ])('is refused as %s', async (_, headers) => {
    const { status, body } = await call(shop, accountPaths.refreshToken, { method: 'POST', headers });
    expect([status, body.data]).toEqual([401, undefined]);
  });

  it.each([
    ['an empty text', { refreshToken: '' }],
    ['null', { refreshToken: null }],
    ['a list', { refreshToken: ['a'] }],
    ['an operator', { refreshToken: { $ne: null } }],
    ['null for a body', 'null'],
    ['a list for a body', '[]'],
  ])('is not taken from the body: %s', async (_, body) => {
    const answer = await call(shop, accountPaths.refreshToken, { body });
    expect([answer.status, answer.body.data]).toEqual([401, undefined]);
  });

  it('is not taken from a cookie, however good it is', async () => {
    const { refreshToken } = await aShopper(shop);
    const { status, body } = await call(shop, accountPaths.refreshToken, {
      method: 'POST',
      headers: { cookie: `refreshToken=${refreshToken}; accesstoken=${refreshToken}` },
    });
    expect([status, body.data]).toEqual([401, undefined]);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('is not kept, only its hash', async () => {
    const { refreshToken } = await aShopper(shop);
    const database = await aDatabase(shop);
    const sessions = await database.collection('sessions').find().toArray();
    await database.close();
    expect(JSON.stringify(sessions)).not.toContain(refreshToken.split('.')[2]);
  });

  it('is good for thirty days, counted from its last use', async () => {
    const { refreshToken } = await aShopper(shop);
    const [sid] = refreshToken.split('.');
    const database = await aDatabase(shop);
    const sessions = database.collection('sessions');
    const stored = async () => (await sessions.find().toArray()).find(({ _id }) => String(_id) === sid);
    const daysLeft = async () => ((await stored())?.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(await daysLeft()).toBeCloseTo(30, 2);
    const setExpiry = async (expiresAt: Date) =>
      sessions.updateOne({ _id: (await stored())?._id }, { $set: { expiresAt } });
    await setExpiry(new Date(Date.now() + 60_000));
    const { body } = await refresh(refreshToken);
    expect(await daysLeft()).toBeCloseTo(30, 2);
    await setExpiry(new Date(Date.now() - 1));
    expect((await refresh(body.data.refreshToken)).body.code).toBe('auth.expired');
    await database.close();
  });

  it('gets the same answer again when the first one was lost', async () => {
    const { refreshToken } = await aShopper(shop);
    const first = await refresh(refreshToken);
    const retry = await refresh(refreshToken);
    expect(retry.status).toBe(200);
    expect(retry.body.data.refreshToken).toBe(first.body.data.refreshToken);
    expect((await details(retry.body.data.accessToken)).status).toBe(200);
    expect((await refresh(retry.body.data.refreshToken)).status).toBe(200);
  });

  it('ends the whole session when an old one is used again', async () => {
    const { refreshToken } = await aShopper(shop);
    const second = await refresh(refreshToken);
    const third = await refresh(second.body.data.refreshToken);
    expect((await details(third.body.data.accessToken)).status).toBe(200);

    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third.body.data.refreshToken)).status).toBe(401);
    expect((await details(third.body.data.accessToken)).status).toBe(401);
  });

  it('counts as used again when the retry comes later than a lost answer explains', async () => {
    const { refreshToken } = await aShopper(shop);
    const second = await refresh(refreshToken);
    const database = await aDatabase(shop);
    const [sid] = refreshToken.split('.');
    const sessions = await database.collection('sessions').find().toArray();
    const session = sessions.find(({ _id }) => String(_id) === sid);
    await database
      .collection('sessions')
      .updateOne({ _id: session?._id }, { $set: { rotatedAt: new Date(Date.now() - 11_000) } });
    await database.close();
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(second.body.data.refreshToken)).status).toBe(401);
  });

  it('keeps two tabs signed in that refresh at the same time, and go on taking turns', async () => {
    const { refreshToken } = await aShopper(shop);
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const next = await refresh(one.body.data.refreshToken);
    const afterwards = await refresh(other.body.data.refreshToken);
    expect(afterwards.body.data.refreshToken).toBe(next.body.data.refreshToken);
    expect((await details(afterwards.body.data.accessToken)).status).toBe(200);
  });

  it('leaves one live chain when it comes twenty times concurrently', async () => {
    const { refreshToken } = await aShopper(shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const successors = new Set(answers.map(({ body }) => body.data.refreshToken));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0])).status).toBe(200);
  });

  it('does not end a session when it was never made by the shop', async () => {
    const { refreshToken } = await aShopper(shop);
    const [sid] = refreshToken.split('.');
    expect((await refresh(`${sid}.0.${'A'.repeat(43)}`)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});
