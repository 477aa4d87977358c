import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { postalLocationsOf } from '#data/api/addresses-api.ts';
import { changeOrderAddress } from '#data/api/admin-orders-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ChangeAddress } from './ChangeAddress';

vi.mock('#data/api/admin-orders-api.ts', () => ({ changeOrderAddress: vi.fn() }));
vi.mock('#data/api/addresses-api.ts', () => ({ postalLocationsOf: vi.fn() }));

const user = userEvent.setup({ delay: null });
const order = anOrder(['PLACED']);
const { delivery_address: address } = order;

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('office'));
  vi.mocked(postalLocationsOf).mockRejectedValue(new ApiError('pincode.unknown', 'Not on our list.', 404));
  vi.mocked(changeOrderAddress).mockReset();
});

it('begins with the order’s address, sends what was changed, and keeps the order as it now stands', async () => {
  const changed = { ...order, delivery_address: { ...address, building: '9, Church Street' } };
  vi.mocked(changeOrderAddress)
    .mockRejectedValueOnce(new ApiError('order.not-served', 'We do not deliver there.', 409))
    .mockResolvedValue(changed);
  render(<ChangeAddress order={order} />);
  await user.click(screen.getByRole('button', { name: 'Change Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Address' }));
  const building = screen
    .getByRole('dialog')
    .querySelector<HTMLInputElement>('[name="building"]') as HTMLInputElement;
  expect(building.value).toBe(address.building);
  await user.clear(building);
  await user.type(building, '9, Church Street');
  const save = () => user.click(dialog.getByRole('button', { name: 'Save Address' }));
  await save();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('We do not deliver there.'));
  expect(building.value).toBe('9, Church Street');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = vi.mocked(changeOrderAddress).mock.calls;
  expect(first).toEqual(second);
  expect(second?.[0]).toEqual({
    orderId: order.orderId,
    address: {
      name: address.name,
      mobile: address.mobile,
      building: '9, Church Street',
      address_line: address.street,
      city: address.city,
      district: address.district,
      state: address.state,
      country: address.country,
      pincode: address.postalCode,
    },
  });
  const { adminOrders } = await openStore();
  expect((await adminOrders.get(order.orderId))?.delivery_address.building).toBe('9, Church Street');
});
