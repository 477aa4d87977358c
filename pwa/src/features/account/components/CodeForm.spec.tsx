import { errorCodes } from '@jhola/shared/errors/error-codes';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgotPassword, verifyOtp } from '#data/api/account-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { CodeForm } from './CodeForm';

vi.mock('#data/api/account-api.ts', () => ({ forgotPassword: vi.fn(), verifyOtp: vi.fn() }));

const onResent = vi.fn();
const onVerified = vi.fn();
const user = userEvent.setup({ delay: null });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const typed = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
/** The box that has the focus, from 1. */
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement) + 1;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const verified = { success: true, error: false, message: 'The code is right.', data: { resetToken: 'once' } };

beforeEach(() => {
  vi.mocked(forgotPassword).mockReset();
  vi.mocked(verifyOtp).mockReset();
  onResent.mockClear();
  onVerified.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (sentAt = 0) =>
  render(
    <CodeForm
      email="asha@mail.example"
      sentAt={sentAt}
      carried={{ from: '/cart' }}
      onResent={onResent}
      onVerified={onVerified}
    />,
    { wrapper: MemoryRouter },
  );

it('has six boxes for digits, which the phone can fill in and typing leads through', async () => {
  show();
  expect(boxes()).toHaveLength(6);
  expect(screen.getByRole('group', { name: 'Six-digit code' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Digit 3 of 6' }).getAttribute('inputmode')).toBe('numeric');
  expect(boxes()[0]?.autocomplete).toBe('one-time-code');
  expect(focused()).toBe(1);
  await user.keyboard('4a8 2');
  expect([typed(), focused()]).toEqual(['482___', 4]);
  expect(button('Verify OTP').disabled).toBe(true);
  await user.keyboard('{Backspace}');
  expect([typed(), focused()]).toEqual(['48____', 3]);
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe(2);
  await user.paste(' 482 137 ');
  expect([typed(), focused()]).toEqual(['482137', 6]);
  expect(button('Verify OTP').disabled).toBe(false);
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '640252' } });
  expect(typed()).toBe('640252');
});

it('says that a code is wrong, and begins anew', async () => {
  const { message, status } = errorCodes['account.code-wrong'];
  vi.mocked(verifyOtp).mockRejectedValueOnce(new ApiError('account.code-wrong', message, status));
  show();
  await user.keyboard('482137{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect([typed(), focused()]).toEqual(['______', 1]);
  expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('1');
  expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('false');
});

it('keeps the code when there is no network', async () => {
  vi.mocked(verifyOtp).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  show();
  await user.keyboard('482137{Enter}');
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('You seem to be offline.'));
  expect(typed()).toBe('482137');
  expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('false');
});

it('goes on with the answer to a right code, asked once', async () => {
  let answer: (answer: typeof verified) => void = () => {};
  vi.mocked(verifyOtp).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
  show();
  await user.keyboard('482137{Enter}');
  await waitFor(() => expect(button('Verify OTP').getAttribute('aria-busy')).toBe('true'));
  await user.keyboard('{Enter}');
  answer(verified);
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(verifyOtp).toHaveBeenCalledExactlyOnceWith({ email: 'asha@mail.example', otp: '482137' });
  expect(onVerified.mock.calls[0]?.[0]).toMatchObject({ success: true, data: { resetToken: 'once' } });
});

it('sends another after a minute', async () => {
  vi.useFakeTimers({ now: 1_760_000_000_000, shouldAdvanceTime: true });
  vi.mocked(forgotPassword).mockResolvedValueOnce('A code is on its way.');
  show(Date.now());
  expect(button(/^Send again in (1:00|0:59)$/).disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  fireEvent.click(button('Send again'));
  await waitFor(() => expect(onResent).toHaveBeenCalledOnce());
  expect(forgotPassword).toHaveBeenCalledExactlyOnceWith({ email: 'asha@mail.example' });
});

it('waits as long as the shop says', async () => {
  vi.mocked(forgotPassword).mockRejectedValueOnce(
    new ApiError('request.too-many', 'Please wait a moment.', 429, {}, 1800),
  );
  show();
  await user.click(button('Send again'));
  await waitFor(() => expect(button(/^Send again in (30:00|29:59)$/).disabled).toBe(true));
  expect(onResent).not.toHaveBeenCalled();
});
