import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportNavigated } from '../routing/navigated';
import { atRest } from './at-rest';

const begin = vi.fn();
const end = vi.fn();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  stop = atRest({ begin, end });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function arriveAt(path: string): void {
  window.history.replaceState(null, '', path);
  reportNavigated();
  vi.advanceTimersByTime(1000);
}

function add<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name));
}

it('begins on a page one has come to, once', () => {
  expect(begin).not.toHaveBeenCalled();
  arriveAt('/about');
  arriveAt('/faqs');
  expect(begin).toHaveBeenCalledOnce();
});

it('begins when one is back at the shop', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begin).toHaveBeenCalledOnce();
});

it('begins when the page was not touched for a while', () => {
  vi.advanceTimersByTime(40_000);
  document.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(40_000);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(begin).toHaveBeenCalledOnce();
});

it.each(['/checkout', '/login', '/verification-otp'])('leaves who is at %s alone', (path) => {
  arriveAt(path);
  vi.advanceTimersByTime(100_000);
  expect(begin).not.toHaveBeenCalled();
});

it('leaves who types alone, until the next page', () => {
  const field = add('input');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
  vi.advanceTimersByTime(100_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begin).not.toHaveBeenCalled();
  arriveAt('/about');
  expect(begin).toHaveBeenCalledOnce();
});

it('ends when a dialog opens, and begins anew later', async () => {
  const dialog = add('dialog');
  arriveAt('/about');
  dialog.setAttribute('open', '');
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  dialog.removeAttribute('open');
  arriveAt('/faqs');
  expect(begin).toHaveBeenCalledTimes(2);
});

it('ends on the way to the checkout', () => {
  arriveAt('/cart');
  arriveAt('/checkout');
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

it('ends when a field is entered', () => {
  arriveAt('/about');
  add('textarea').focus();
  expect(end).toHaveBeenCalledOnce();
});

it('says nothing once it is stopped', () => {
  stop();
  arriveAt('/about');
  vi.advanceTimersByTime(100_000);
  expect(begin).not.toHaveBeenCalled();
});
