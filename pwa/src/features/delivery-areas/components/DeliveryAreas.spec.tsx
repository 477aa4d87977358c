import type { DeliveryArea } from '@jhola/shared/contracts/delivery-areas.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { deliveryAreas, knownDistricts, saveDeliveryAreas } from '#data/api/delivery-areas-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { aDeliveryArea } from '#test-data/a-delivery-area.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { DeliveryAreas } from './DeliveryAreas';

vi.mock('#data/api/delivery-areas-api.ts', () => ({
  deliveryAreas: vi.fn(),
  knownDistricts: vi.fn(),
  saveDeliveryAreas: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const area = (name: string, codes: string[]) =>
  aDeliveryArea({ name, codes, promise: { unit: 'minutes', count: 30 } });
const centre = area('Centre', ['560001']);
const city = { ...area('City', ['5600*']), charge: 40, freeFrom: 499 };
const asWritten = ({ districtCodes: _, ...fields }: DeliveryArea) => fields;

beforeEach(async () => {
  vi.mocked(deliveryAreas)
    .mockReset()
    .mockResolvedValue({ version: 3, areas: [centre, city] });
  vi.mocked(knownDistricts)
    .mockReset()
    .mockResolvedValue([{ district: 'Mysuru', state: 'Karnataka' }]);
  vi.mocked(saveDeliveryAreas)
    .mockReset()
    .mockImplementation(async ({ version, areas }) => ({
      version: version + 1,
      areas: areas.map((each) => ({ ...each, districtCodes: [] })),
    }));
  await (await openStore()).device.clear();
});

const show = () => render(<DeliveryAreas current />, { wrapper: MemoryRouter });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => vi.mocked(saveDeliveryAreas).mock.lastCall?.[0];

it('are added, moved, removed and sent with the version that was edited', async () => {
  show();
  await user.click((await card('Centre')).getByRole('button', { name: 'Remove area 1' }));
  await user.click(screen.getByRole('button', { name: 'Add area' }));
  const added = await card('Area 2');
  await user.type(added.getByRole('textbox', { name: /^Name/ }), 'Hills');
  const hills = await card('Hills');
  await user.type(hills.getByRole('textbox', { name: 'PIN codes' }), '643001-643243');
  await user.selectOptions(hills.getByRole('combobox', { name: 'Minutes or days' }), 'days');
  await user.selectOptions(hills.getByRole('combobox', { name: 'Add a district' }), 'Karnataka: Mysuru');
  await user.click(hills.getByRole('button', { name: 'Move area 2 up' }));
  await save();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Delivery areas saved'));
  expect(sent()).toEqual({
    version: 3,
    areas: [
      {
        name: 'Hills',
        codes: ['643001-643243'],
        districts: [{ district: 'Mysuru', state: 'Karnataka' }],
        promise: { unit: 'days', count: 10 },
      },
      asWritten(city),
    ],
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('say what is wrong at the field of the area, and no more once it is written anew', async () => {
  show();
  const codes = (await card('City')).getByRole('textbox', { name: 'PIN codes' });
  await user.clear(codes);
  await user.type(codes, '560099-560001');
  await save();
  const words = '560099-560001 is no PIN code and no range. A range goes from the lower to the higher.';
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await waitFor(() => expect(document.activeElement).toBe(codes));
  await user.type(codes, '9');
  expect(screen.queryByText(words)).toBeNull();
  expect(saveDeliveryAreas).not.toHaveBeenCalled();
});

it('show at the area what the shop refuses', async () => {
  const refusal = 'City: the areas above have all its PIN codes already.';
  vi.mocked(saveDeliveryAreas).mockRejectedValueOnce(
    new ApiError('delivery-areas.never-reached', refusal, 400, { name: 'City' }),
  );
  show();
  await user.click((await card('City')).getByRole('button', { name: 'Move area 2 up' }));
  await save();
  expect(await (await card('City')).findByText(refusal)).toBeTruthy();
});

it('keep what was written when somebody else has saved meanwhile, or take theirs', async () => {
  vi.mocked(saveDeliveryAreas).mockRejectedValueOnce(
    new ApiError('delivery-areas.changed', 'Somebody else has saved.', 409),
  );
  show();
  await user.click((await card('Centre')).getByRole('button', { name: 'Remove area 1' }));
  vi.mocked(deliveryAreas).mockResolvedValue({ version: 4, areas: [area('Theirs', ['*'])] });
  await save();
  expect(await screen.findByText(/^Somebody else has saved the areas meanwhile\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Theirs' })).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toEqual({ version: 4, areas: [asWritten(city)] }));
});

it('are tried out with a PIN code', async () => {
  show();
  const question = await screen.findByRole('textbox', { name: 'Which area is this PIN code in?' });
  const answerTo = async (pincode: string) => {
    await user.clear(question);
    await user.type(question, pincode);
    return within(screen.getByRole('region', { name: 'Try a PIN code' })).getByRole('status').textContent;
  };
  expect(await answerTo('560001')).toBe('Centre: free, within 30 minutes');
  expect(await answerTo('560002')).toBe('City: ₹40, free from ₹499, within 30 minutes');
  expect(await answerTo('110001')).toBe('You do not deliver there.');
  expect(await answerTo('1100')).toBe('');
});

it('are none in a shop that delivers everywhere', async () => {
  vi.mocked(deliveryAreas).mockResolvedValue({ version: 0, areas: [] });
  vi.mocked(knownDistricts).mockResolvedValue([]);
  show();
  expect(await screen.findByText(/^You deliver everywhere, free/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add area' }));
  expect(await screen.findByText('Import a list of PIN codes to add whole districts.')).toBeTruthy();
});
