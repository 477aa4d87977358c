import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '#data/api/addresses-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, bela, signsIn } from '#data/queries/signs-in.ts';
import { writtenAddress as fields } from '#test-data/an-address.ts';
import { saveAddress } from './save-address';

const answer = {
  address: { ...fields, _id: 'c'.repeat(24), userId: asha._id, status: true },
  message: 'Address added',
};
const kept = async () => (await (await openStore()).addresses.toArray()).map(({ _id }) => _id);

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
});

it.each([
  ['a new address', undefined, 'createAddress'],
  ['a changed one', answer.address._id, 'updateAddress'],
] as const)('brings %s into the store, and returns its id', async (_, id, call) => {
  vi.spyOn(api, call).mockResolvedValue(answer);
  expect(await saveAddress(fields, id, 'once')).toEqual({ id: answer.address._id, message: 'Address added' });
  expect(await kept()).toEqual([answer.address._id]);
});

it.each([
  ['a new address', undefined, 'createAddress'],
  ['a changed one', answer.address._id, 'updateAddress'],
] as const)('keeps %s out of the store of whoever signs in meanwhile', async (_, id, call) => {
  vi.spyOn(api, call).mockImplementation(async () => {
    await signsIn(bela);
    return answer;
  });
  await saveAddress(fields, id, 'once');
  expect(await kept()).toEqual([]);
});
