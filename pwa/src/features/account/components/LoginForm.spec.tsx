import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { logIn } from '../commands/log-in';
import { LoginForm } from './LoginForm';

vi.mock('../commands/log-in', async (original) => ({
  ...(await original<typeof import('../commands/log-in')>()),
  logIn: vi.fn(),
}));

const onDone = vi.fn();
const user = userEvent.setup({ delay: null });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });

/** Where one is, and what was carried there. */
function Here() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify([pathname, state])}</output>;
}

beforeEach(() => {
  onDone.mockClear();
  render(
    <>
      <LoginForm carried={{ from: '/checkout' }} onDone={onDone} />
      <Here />
    </>,
    { wrapper: MemoryRouter },
  );
});

async function fill() {
  await user.type(screen.getByLabelText(/^Email/), 'asha@shop.example');
  await user.type(screen.getByLabelText(/^Password/), 'indigo-dye-1');
}

it('works only once e-mail and password are filled', async () => {
  expect(button().disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Email/), 'asha@shop.example');
  expect(button().disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Password/), 'x');
  expect(button().disabled).toBe(false);
});

it('goes on after signing in, and takes nothing else meanwhile', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(logIn).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await fill();
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  expect(button().disabled).toBe(true);
  answer('Login successful');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(logIn).toHaveBeenCalledWith({ email: 'asha@shop.example', password: 'indigo-dye-1' });
});

it('says at the field when the e-mail is none, and asks nothing of the server', async () => {
  vi.mocked(logIn).mockClear();
  await user.type(screen.getByLabelText(/^Email/), 'asha');
  await user.type(screen.getByLabelText(/^Password/), 'indigo-dye-1');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a valid email address');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  expect(logIn).not.toHaveBeenCalled();
});

it('shows the server’s words when it refuses, and stays', async () => {
  vi.mocked(logIn).mockRejectedValueOnce(new Error('The e-mail or the password is not right.'));
  await fill();
  await user.click(button());
  await waitFor(() =>
    expect(currentToasts().at(-1)).toMatchObject({
      kind: 'error',
      text: 'The e-mail or the password is not right.',
    }),
  );
  expect(onDone).not.toHaveBeenCalled();
});

it('asks for the code of the second step where the account has one, and sends all again with it', async () => {
  vi.mocked(logIn).mockRejectedValueOnce(new ApiError('second-factor.required', 'Enter the code', 401));
  await fill();
  await user.click(button());
  const code = await screen.findByLabelText(/^Code/);
  expect(document.activeElement).toBe(code);
  expect(button().disabled).toBe(true);
  vi.mocked(logIn).mockRejectedValueOnce(new ApiError('second-factor.wrong', 'This code is not right.', 401));
  await user.type(code, '123456');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
  expect(onDone).not.toHaveBeenCalled();

  vi.mocked(logIn).mockResolvedValueOnce('Login successful');
  await user.click(button());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(logIn).toHaveBeenLastCalledWith({
    email: 'asha@shop.example',
    password: 'indigo-dye-1',
    code: '123456',
  });
});

it('shows and hides the password', async () => {
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect(password.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.type).toBe('password');
});

it('takes the e-mail and where one was going along to the recovery', async () => {
  await user.type(screen.getByLabelText(/^Email/), 'asha@shop.example');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify(['/forgot-password', { from: '/checkout', email: 'asha@shop.example' }]),
  );
});

it('leads to the recovery of a password and to signing up', () => {
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});

describe('with a Google account that waits for the password', () => {
  const link = { email: 'Asha@shop.example', credential: 'id-token' };
  beforeEach(() => {
    cleanup();
    vi.mocked(logIn).mockReset();
    render(<LoginForm link={link} />, { wrapper: MemoryRouter });
  });
  const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
  const submit = async () => {
    await user.type(screen.getByLabelText(/^Password/), 'indigo-dye-1');
    await user.click(button());
    await waitFor(() => expect(logIn).toHaveBeenCalledOnce());
  };

  it('knows the e-mail, says what for, and sends it along with the password', async () => {
    expect(email().value).toBe(link.email);
    expect(screen.getByRole('status').textContent).toContain('to connect Google');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
    await submit();
    expect(logIn).toHaveBeenCalledWith({
      email: link.email,
      password: 'indigo-dye-1',
      credential: 'id-token',
    });
  });

  it('links nothing to the account of another e-mail', async () => {
    await user.clear(email());
    await user.type(email(), 'bela@shop.example');
    await submit();
    expect(logIn).toHaveBeenCalledWith({ email: 'bela@shop.example', password: 'indigo-dye-1' });
  });
});
