import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOGIN_MESSAGE_MS, showHeaderMessage } from '#features/account/header-message.ts';
import { HeaderMessage } from './HeaderMessage';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const say = (words: string, milliseconds?: number) => act(() => showHeaderMessage(words, milliseconds));
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const announced = () => screen.getByRole('status').textContent;

it('stays 2.5 seconds, that of login and logout 2 seconds', () => {
  render(<HeaderMessage />);
  say('Login required!');
  after(2499);
  expect(announced()).toBe('Login required!');
  after(1);
  expect(announced()).toBe('');
  say('Login successful!', LOGIN_MESSAGE_MS);
  after(1999);
  expect(announced()).toBe('Login successful!');
  after(1);
  expect(announced()).toBe('');
});

it('begins anew with the next message', () => {
  render(<HeaderMessage />);
  say('Login required!');
  after(2000);
  say('Please Login');
  after(2000);
  expect(announced()).toBe('Please Login');
});
