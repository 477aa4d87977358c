import { relyingPartyOf } from './relying-party.js';

it('is the domain of the shop’s address; only its own pages ask', () => {
  const party = relyingPartyOf('https://shop.example:8443/');
  expect(party?.id).toBe('shop.example');
  expect(party?.isOwn('https://shop.example:8443')).toBe(true);
  for (const other of [
    'https://shop.example',
    'http://shop.example:8443',
    'https://a.shop.example:8443',
    'null',
    '',
  ])
    expect(party?.isOwn(other)).toBe(false);
});

it('has any port where the shop is tried out on this computer', () => {
  const party = relyingPartyOf('http://localhost:3000');
  expect(party?.isOwn('http://localhost:40123')).toBe(true);
  expect(party?.isOwn('http://localhost.example:3000')).toBe(false);
});

it('is none where the address is a number', () => {
  for (const address of ['http://127.0.0.1:3000', 'https://203.0.113.7', 'http://[::1]:3000'])
    expect(relyingPartyOf(address)).toBeUndefined();
});
