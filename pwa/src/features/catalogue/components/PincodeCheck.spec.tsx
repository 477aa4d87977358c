import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens } from '#data/api/tokens.ts';
import { forgetVisitPincode } from '#data/db/visit-pincode.ts';
import * as command from '../commands/check-pincode';
import { PincodeCheck } from './PincodeCheck';

beforeEach(() => {
  vi.useFakeTimers();
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
