import { type Caller, countedKeys } from './counted-keys.js';

const limit = { periodMs: 1000, perAddress: 60, perAccount: 10, perAccountAnywhere: 50 };
const keysOf = (caller: Partial<Caller>) =>
  countedKeys('login', limit, { address: '203.0.113.7', body: undefined, ...caller }).map(({ key }) => key);

describe('the counters of a call', () => {
  it('are its address alone when it names no account', () => {
    expect(countedKeys('login', limit, { address: '203.0.113.7', body: { email: { $gt: '' } } })).toEqual([
      { key: expect.stringMatching(/^login:address:/), max: 60 },
    ]);
  });

  it('are its address first, then the account from there, then the account from anywhere', () => {
    const counted = countedKeys('login', limit, {
      address: '203.0.113.7',
      body: { email: 'a@test.example' },
    });
    expect(counted.map(({ max }) => max)).toEqual([60, 10, 50]);
  });

  it('are the account first when its user is signed in', () => {
    const counted = countedKeys('checkout', limit, {
      address: '203.0.113.7',
      userId: '65f0',
      body: undefined,
    });
    expect(counted.map(({ max }) => max)).toEqual([10, 50, 60]);
  });

  it('are those of one account, however its e-mail is written', () => {
    expect(keysOf({ body: { email: ' Meera@Test.example ' } })).toEqual(
      keysOf({ body: { email: 'meera@test.example' } }),
    );
  });

  it('are those of the signed-in user, whatever e-mail the request names', () => {
    const userId = '65f0c0ffee00000000000001';
    expect(keysOf({ userId, body: { email: 'a@test.example' } })).toEqual(keysOf({ userId }));
  });

  it('are the same for a whole network of IPv6, and others for the next', () => {
    expect(keysOf({ address: '2001:db8:0:1::5' })).toEqual(keysOf({ address: '2001:db8:0:1:ffff::9' }));
    expect(keysOf({ address: '2001:db8:0:1::5' })).not.toEqual(keysOf({ address: '2001:db8:0:2::5' }));
  });

  it('reveal neither addresses nor e-mails', () => {
    expect(keysOf({ body: { email: 'meera@test.example' } }).join()).not.toMatch(/meera|203\.0/);
  });

  it('leave out what the limit has no figure for', () => {
    const some = { periodMs: 1000, perAddress: 60 };
    expect(countedKeys('google', some, { address: '::1', body: { email: 'a@test.example' } })).toHaveLength(
      1,
    );
  });
});
