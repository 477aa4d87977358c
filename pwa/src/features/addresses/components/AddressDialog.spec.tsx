import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAddress, postalLocationsOf, updateAddress } from '#data/api/addresses-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { openStore } from '#data/db/open-store.ts';
import type { AddressRow } from '#data/db/rows.ts';
import { bela, signsIn } from '#data/queries/signs-in.ts';
import { writtenAddress as written } from '#test-data/an-address.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { AddressDialog } from './AddressDialog';

vi.mock('#data/api/addresses-api.ts', () => ({
  createAddress: vi.fn(),
  updateAddress: vi.fn(),
  postalLocationsOf: vi.fn(),
}));

const saved: AddressRow = { ...written, _id: 'a'.repeat(24), userId: bela._id, status: true };
const answer = { address: saved, message: 'Address added' };
const user = userEvent.setup({ delay: null });
const onClose = vi.fn();
const onSaved = vi.fn();

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: keyof typeof written) =>
  screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const save = () => user.click(dialog().getByRole('button', { name: 'Save Address' }));
const show = (address?: AddressRow) =>
  render(<AddressDialog open address={address} onClose={onClose} onSaved={onSaved} />);

async function fill() {
  for (const [name, text] of Object.entries(written)) {
    await user.clear(field(name as keyof typeof written));
    await user.type(field(name as keyof typeof written), text);
  }
}

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(bela);
  vi.mocked(createAddress).mockReset().mockResolvedValue(answer);
  vi.mocked(updateAddress).mockReset().mockResolvedValue(answer);
  vi.mocked(postalLocationsOf)
    .mockReset()
    .mockRejectedValue(new ApiError('pincode.unknown', 'Not on our list.', 404));
  onClose.mockClear();
  onSaved.mockClear();
});

it('asks for what is missing, at the first such field, and sends nothing', async () => {
  show();
  await save();
  // The country is India until something else is written.
  expect(await dialog().findAllByText('Please fill this in')).toHaveLength(8);
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  expect(createAddress).not.toHaveBeenCalled();
});

it('lets the browser fill in its nine fields, with the right keys on a phone', () => {
  show();
  const inputs = [...screen.getByRole('dialog').querySelectorAll('input')];
  expect(inputs.map(({ name, autocomplete }) => `${name} ${autocomplete}`)).toEqual([
    'name name',
    'mobile tel-national',
    'pincode postal-code',
    'building address-line1',
    'address_line address-line2',
    'city address-level2',
    'district address-level3',
    'state address-level1',
    'country country-name',
  ]);
  expect([field('pincode').inputMode, field('mobile').inputMode]).toEqual(['numeric', 'tel']);
  expect(field('country').value).toBe('India');
});

it('says what a pincode and a mobile number look like', async () => {
  show();
  await fill();
  await user.clear(field('pincode'));
  await user.type(field('pincode'), '0123');
  await user.clear(field('mobile'));
  await user.type(field('mobile'), '12');
  await save();
  expect(await dialog().findByText('Please enter a valid 6-digit pincode')).toBeTruthy();
  expect(dialog().getByText('Please enter a valid 10-digit mobile number')).toBeTruthy();
});

it('saves an address, keeps it on the device and closes', async () => {
  show();
  await fill();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved._id));
  expect(createAddress).toHaveBeenCalledWith(written, expect.any(String));
  expect(onClose).toHaveBeenCalledOnce();
  expect(await (await openStore()).addresses.get(saved._id)).toEqual(saved);
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Address added' });
});

it('keeps what was typed when it cannot be saved, and tries again as the same attempt', async () => {
  vi.mocked(createAddress).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  show();
  await fill();
  await save();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('You seem to be offline.'));
  expect(onClose).not.toHaveBeenCalled();
  expect(field('building').value).toBe(written.building);
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = vi.mocked(createAddress).mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
});

it('is another attempt once something else is written', async () => {
  vi.mocked(createAddress).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  show();
  await fill();
  await save();
  await waitFor(() => expect(createAddress).toHaveBeenCalledOnce());
  await user.type(field('building'), ', second floor');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = vi.mocked(createAddress).mock.calls.map(([, key]) => key);
  expect(second).not.toBe(first);
});

it('changes an address with what it is already', async () => {
  show(saved);
  expect(dialog().getByRole('heading', { name: 'Edit Address' })).toBeTruthy();
  expect(field('city').value).toBe('Bengaluru');
  await user.clear(field('city'));
  await user.type(field('city'), 'Mysuru');
  await save();
  await waitFor(() =>
    expect(updateAddress).toHaveBeenCalledWith({ ...written, city: 'Mysuru', _id: saved._id }),
  );
});

const postalLocation = { district: 'Bengaluru Urban', state: 'Karnataka' };
const typePincode = async (pincode: string) => {
  await user.clear(field('pincode'));
  await user.type(field('pincode'), pincode);
};

it('fills district and state by the pincode, and says so politely', async () => {
  vi.mocked(postalLocationsOf).mockResolvedValueOnce([postalLocation]);
  show();
  await typePincode('560001');
  expect(await dialog().findByText('District and state filled in: Bengaluru Urban, Karnataka')).toBeTruthy();
  expect([field('district').value, field('state').value]).toEqual(['Bengaluru Urban', 'Karnataka']);
  expect(dialog().getByRole('status').textContent).toContain('filled in');
  expect(postalLocationsOf).toHaveBeenCalledOnce();
  expect(vi.mocked(postalLocationsOf).mock.calls[0]?.[0]).toBe('560001');
});

it('asks before it writes over what somebody typed', async () => {
  vi.mocked(postalLocationsOf).mockResolvedValueOnce([postalLocation]);
  show();
  await user.type(field('district'), 'Bangalore');
  await typePincode('560001');
  await user.click(await dialog().findByRole('button', { name: 'Use these' }));
  expect([field('district').value, field('state').value]).toEqual(['Bengaluru Urban', 'Karnataka']);
  expect(document.activeElement).toBe(field('district'));
  expect(dialog().queryByRole('button', { name: 'Use these' })).toBeNull();
});

it('lets one choose between the districts of a pincode', async () => {
  vi.mocked(postalLocationsOf).mockResolvedValueOnce([
    postalLocation,
    { district: 'Ramanagara', state: 'Karnataka' },
  ]);
  show();
  await typePincode('562109');
  await user.selectOptions(
    await dialog().findByRole('combobox', { name: 'Which district of 562109?' }),
    'Ramanagara',
  );
  expect([field('district').value, field('state').value]).toEqual(['Ramanagara', 'Karnataka']);
});

it('asks nobody about the pincode an address has already', async () => {
  show(saved);
  await user.type(field('city'), ' East');
  expect(postalLocationsOf).not.toHaveBeenCalled();
});

it('leaves both to be typed where nobody knows the pincode', async () => {
  show();
  await typePincode('999999');
  await waitFor(() => expect(postalLocationsOf).toHaveBeenCalledOnce());
  expect([field('district').value, field('state').value]).toEqual(['', '']);
  expect(currentToasts().filter(({ text }) => text === 'Not on our list.')).toEqual([]);
});
