import type { DeliveryArea } from '@jhola/shared/contracts/delivery-areas.contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveryAreas } from '#data/api/delivery-areas-api.ts';
import { clearTokens } from '#data/api/tokens.ts';
import { writeDeliveryAreas } from '#data/db/delivery-areas-row.ts';
import { openStore } from '#data/db/open-store.ts';
import { forgetVisitPincode } from '#data/db/visit-pincode.ts';
// Loaded already: here its clock is a made one.
import '#data/queries/fetch-delivery-areas.ts';
import { aDeliveryArea } from '#test-data/a-delivery-area.ts';
import * as command from '../commands/check-pincode';
import { PincodeCheck } from './PincodeCheck';

vi.mock('#data/api/delivery-areas-api.ts', () => ({ deliveryAreas: vi.fn() }));

const city = aDeliveryArea({ charge: 40, freeFrom: 499 });

/** Where the shop delivers, as this device knows; the store is written in real time. */
const areasBecome = async (areas: DeliveryArea[] | undefined) => {
  vi.useRealTimers();
  const store = await openStore();
  await store.device.clear();
  if (areas) await writeDeliveryAreas(store, { version: 1, areas });
  vi.useFakeTimers();
};

beforeEach(async () => {
  vi.mocked(deliveryAreas).mockReset();
  await areasBecome([]);
});
afterEach(() => {
  forgetVisitPincode();
  clearTokens();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const promise = 'Delivery is available at 560053. Free, in under 10 minutes.';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Check delivery' });
const check = (pincode: string) => {
  fireEvent.change(field(), { target: { value: pincode } });
  fireEvent.click(screen.getByRole('button'));
};

it('asks for six digits', () => {
  render(<PincodeCheck />);
  check('56005');
  expect(screen.getByRole('status').textContent).toBe('Please enter a valid 6-digit pincode.');
});

it('keeps digits only, six of them', () => {
  render(<PincodeCheck />);
  fireEvent.change(field(), { target: { value: '5600a53999' } });
  expect(field().value).toBe('560053');
});

it('checks for a second, then shows the answer', async () => {
  render(<PincodeCheck />);
  check('560053');
  expect(screen.getByRole('button').textContent).toBe('Checking...');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status').textContent).toBe(promise);
  expect(screen.getByRole('button').textContent).toBe('Check');
});

it('keeps what was served for the other products of the visit, until the shopper leaves', async () => {
  const first = render(<PincodeCheck />);
  check('560053');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  first.unmount();
  const second = render(<PincodeCheck />);
  expect(field().value).toBe('560053');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toBe(promise);
  fireEvent.change(field(), { target: { value: '56005' } });
  expect(screen.getByRole('status').textContent).toBe('');
  second.unmount();
  render(<PincodeCheck />);
  forgetVisitPincode();
  act(clearTokens);
  expect(field().value).toBe('');
});

it('says when it could not find out', async () => {
  vi.spyOn(command, 'checkPincode').mockRejectedValue(new Error('The rules cannot be read'));
  render(<PincodeCheck />);
  check('560053');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toBe('Unable to check availability. Please try again.');
});

it('answers by the areas of this device, without asking the shop', async () => {
  await areasBecome([city]);
  render(<PincodeCheck />);
  check('560053');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status').textContent).toBe(
    'Delivery is available at 560053. ₹40, free from ₹499, within 45 minutes.',
  );
  check('110001');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status').textContent).toBe('Delivery is not available at 110001.');
  expect(deliveryAreas).not.toHaveBeenCalled();
});

it('promises nothing more where the shop has ceased to deliver', async () => {
  await areasBecome([city]);
  const first = render(<PincodeCheck />);
  check('560053');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  first.unmount();
  await areasBecome([{ ...city, codes: ['110001'] }]);
  render(<PincodeCheck />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(field().value).toBe('560053');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('asks the shop first on a device that has no areas, and says when it cannot', async () => {
  await areasBecome(undefined);
  vi.mocked(deliveryAreas).mockRejectedValueOnce(new Error('away'));
  render(<PincodeCheck />);
  check('560053');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status').textContent).toBe('Unable to check availability. Please try again.');
  vi.mocked(deliveryAreas).mockResolvedValue({ version: 1, areas: [aDeliveryArea()] });
  check('560053');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status').textContent).toBe(
    'Delivery is available at 560053. Free, within 45 minutes.',
  );
});
