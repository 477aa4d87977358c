import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import * as api from '#data/api/second-factor-api.ts';
import { aUser } from '#test-data/a-user.ts';
import { SecondFactorPart } from './SecondFactorPart';

vi.mock('#data/api/second-factor-api.ts', () => ({
  secondFactorStatus: vi.fn(),
  startSecondFactor: vi.fn(),
  confirmSecondFactor: vi.fn(),
  replaceRecoveryCodes: vi.fn(),
  endSecondFactor: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const off = { on: false, since: null, recoveryCodesLeft: 0 };
const on = { on: true, since: '2026-01-10T12:00:00.000Z', recoveryCodesLeft: 3 };
const secret = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Jhola:asha?secret=ABCDEFGHIJKLMNOP' };
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const onTurnedOn = vi.fn();

beforeEach(() => {
  onTurnedOn.mockReset();
  for (const call of Object.values(api)) vi.mocked(call).mockReset();
  vi.mocked(api.secondFactorStatus).mockResolvedValue(off);
});

const show = (person = aUser({ hasPassword: true })) =>
  render(<SecondFactorPart user={person} onTurnedOn={onTurnedOn} />, { wrapper: MemoryRouter });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

it('is turned on by the password, the app’s first code, and shows the recovery codes once', async () => {
  vi.mocked(api.startSecondFactor).mockResolvedValue(secret);
  vi.mocked(api.confirmSecondFactor).mockResolvedValue({ recoveryCodes });
  show();
  await press('Turn on');
  await user.type(dialog().getByLabelText(/^Password/), 'my-password');
  await user.click(dialog().getByRole('button', { name: 'Continue' }));
  expect(await dialog().findByRole('img', { name: /scan/ })).toBeTruthy();
  expect(api.startSecondFactor).toHaveBeenCalledWith('my-password');
  expect(dialog().getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(
    dialog()
      .getByRole('link', { name: /this device/ })
      .getAttribute('href'),
  ).toBe(secret.uri);

  await user.click(dialog().getByRole('textbox', { name: /1/ }));
  await user.paste('123456');
  await user.click(dialog().getByRole('button', { name: 'Turn on' }));
  const codes = await dialog().findByRole('list', { name: 'Recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes);
  expect(api.confirmSecondFactor).toHaveBeenCalledWith('123456');

  vi.mocked(api.secondFactorStatus).mockResolvedValue(on);
  await user.click(dialog().getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/On since 10 \w+ 2026\. 3 recovery codes are left\./)).toBeTruthy();
  expect(onTurnedOn).toHaveBeenCalledTimes(1);
});

it('is turned off by password and code; a wrong code is said at its field', async () => {
  vi.mocked(api.secondFactorStatus).mockResolvedValue(on);
  vi.mocked(api.endSecondFactor).mockRejectedValueOnce(
    new ApiError('second-factor.wrong', 'This code is not right.', 401),
  );
  show();
  await press('Turn off');
  await user.type(dialog().getByLabelText(/^Password/), 'my-password');
  await user.type(dialog().getByLabelText(/^Code/), '123 456');
  await user.click(dialog().getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(dialog().getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true'));
  expect(api.endSecondFactor).toHaveBeenCalledWith({ password: 'my-password', code: '123 456' });

  vi.mocked(api.secondFactorStatus).mockResolvedValue(off);
  await user.click(dialog().getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
});

it('gives other recovery codes for password and code', async () => {
  vi.mocked(api.secondFactorStatus).mockResolvedValue(on);
  vi.mocked(api.replaceRecoveryCodes).mockResolvedValue({ recoveryCodes });
  show();
  await press('New recovery codes');
  await user.type(dialog().getByLabelText(/^Password/), 'my-password');
  await user.type(dialog().getByLabelText(/^Code/), '123456');
  await user.click(dialog().getByRole('button', { name: 'New recovery codes' }));
  expect(await dialog().findByText('aaaa-bbbb-cccc-dddd')).toBeTruthy();
});

it('says when the shop could not be asked, and asks again', async () => {
  vi.mocked(api.secondFactorStatus).mockRejectedValueOnce(new ApiError('server.failed', 'No', 500));
  show();
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
});

it('tells an administrator whose shop asks for it, and whoever needs a password first', async () => {
  show(aUser({ hasPassword: false, needsSecondFactor: true }));
  expect(await screen.findByText(/Your shop asks this of its administrators/)).toBeTruthy();
  expect(await screen.findByText('Set a password first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});
