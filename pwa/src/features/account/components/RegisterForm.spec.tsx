import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { register } from '../commands/register';
import { RegisterForm } from './RegisterForm';

vi.mock('../commands/register', () => ({ register: vi.fn(async () => 'Registered') }));

const onDone = vi.fn();
const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });

beforeEach(() => {
  vi.mocked(register).mockClear();
  onDone.mockClear();
  render(<RegisterForm onDone={onDone} />, { wrapper: MemoryRouter });
});

async function fill(password: string, confirmation: string) {
  await user.type(field('Name'), 'Asha');
  await user.type(field('Email'), 'asha@shop.example');
  await user.type(field('Password'), password);
  await user.type(field('Confirm password'), confirmation);
}

it('works only once all four fields are filled', async () => {
  expect(button().disabled).toBe(true);
  await fill('indigo-dye-1', 'indigo-dye-1');
  expect(button().disabled).toBe(false);
  await user.clear(field('Name'));
  expect(button().disabled).toBe(true);
});

it('refuses two different passwords in the shop’s own words', async () => {
  await fill('indigo-dye-1', 'indigo-dye-2');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Password and confirm password must be same');
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm password')));
  expect(field('Confirm password').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(register).not.toHaveBeenCalled();
});

it('says at the password that it is one of the most common, and keeps it', async () => {
  const { message, status } = errorCodes['account.common-password'];
  vi.mocked(register).mockRejectedValueOnce(new ApiError('account.common-password', message, status));
  await fill('password123', 'password123');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(field('Password').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(field('Password').value).toBe('password123');
  expect(onDone).not.toHaveBeenCalled();
});

it('registers and goes on, and takes nothing else meanwhile', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(register).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await fill('indigo-dye-1', 'indigo-dye-1');
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  expect(button().disabled).toBe(true);
  answer('Registered');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(register).toHaveBeenCalledWith({
    name: 'Asha',
    email: 'asha@shop.example',
    password: 'indigo-dye-1',
    confirmPassword: 'indigo-dye-1',
  });
});

it('shows and hides the password', async () => {
  expect(field('Password').type).toBe('password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(field('Password').type).toBe('text');
  expect(field('Confirm password').type).toBe('password');
});

it('leads to the login', () => {
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});
