import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ShareButtons } from './ShareButtons';

const user = userEvent.setup({ delay: null });
const path = '/product/Toor-Dal-1';
const url = window.location.origin + path;
const share = vi.fn();

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function show(onDevice: boolean) {
  if (onDevice) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<ShareButtons title="Toor Dal" path={path} />);
}

it.each([
  ['Twitter', 'twitter.com'],
  ['Facebook', 'www.facebook.com'],
  ['WhatsApp', 'wa.me'],
])('shares on %s', (name, host) => {
  show(false);
  const address = screen.getByRole('link', { name: `Share on ${name}` }).getAttribute('href') ?? '';
  expect(new URL(address).host).toBe(host);
  expect(decodeURIComponent(address)).toContain(url);
  expect(screen.queryByRole('button', { name: 'Share from this device' })).toBeNull();
});

it('copies the link', async () => {
  show(false);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Link copied' });
});

it('shares by the device’s own sheet where it has one; closing that is no failure', async () => {
  share.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  show(true);
  const toasts = currentToasts().length;
  for (const time of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Share from this device' }));
    expect(share).toHaveBeenNthCalledWith(time, { title: 'Toor Dal', url });
  }
  expect(currentToasts()).toHaveLength(toasts);
});
