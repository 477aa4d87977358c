import { type FindsAddresses, isPublicAddress, publicLookup } from './public-lookup.js';

/** The result of a lookup for a name that resolves to these addresses. */
function resolved(addresses: readonly string[], mayBeInside = false): Promise<unknown> {
  const find: FindsAddresses = (_hostname, _options, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  return new Promise((resolve, reject) => {
    publicLookup(() => mayBeInside, find)('push.example', { all: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    );
  });
}

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '::7f00:1',
  '64:ff9b::10.0.0.1',
  'fec0::1',
  '4000::1',
  '192.0.2.1',
  '198.18.0.1',
  '240.0.0.1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['142.250.180.10', '2a00:1450:4001:82a::200a'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('answers the addresses it has checked, and no others', async () => {
  await expect(resolved(['142.250.180.10'])).resolves.toEqual([{ address: '142.250.180.10', family: 4 }]);
});

it('refuses a name of which one address is inside, so that a rebound name gets nowhere', async () => {
  await expect(resolved(['142.250.180.10', '127.0.0.1'])).rejects.toThrow('not on the public internet');
  await expect(resolved(['::ffff:192.168.0.1'])).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
});

it('refuses a name without addresses', async () => {
  await expect(resolved([])).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
});

it('allows the service of a test to be inside', async () => {
  await expect(resolved(['127.0.0.1'], true)).resolves.toEqual([{ address: '127.0.0.1', family: 4 }]);
});
