import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '#data/api/addresses-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { fetchAddresses } from '#data/queries/fetch-addresses.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { writtenAddress as fields } from '#test-data/an-address.ts';
import { removeAddress } from './remove-address';
import { saveAddress } from './save-address';

const before = { ...fields, _id: 'c'.repeat(24), userId: asha._id, status: true };
const after = { ...before, building: 'B-7' };
const known = async () => (await openStore()).addresses.toArray();

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await signsIn(asha);
  await store.addresses.put(before);
});

it.each([
  ['changed', [after], () => saveAddress(fields, before._id, 'once')],
  ['removed', [], () => removeAddress(before._id)],
])('leaves an address %s that was so while the list was on its way', async (_, now, change) => {
  vi.spyOn(api, 'updateAddress').mockResolvedValue({ address: after, message: 'Address updated' });
  vi.spyOn(api, 'disableAddress').mockResolvedValue('Address removed');
  vi.spyOn(api, 'addresses')
    .mockResolvedValue(now)
    .mockImplementationOnce(async () => {
      await change();
      return [before];
    });
  await fetchAddresses();
  expect(await known()).toEqual(now);
});
