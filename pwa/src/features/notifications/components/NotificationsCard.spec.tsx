import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { notifiesWhileOpen } from '#data/push/page-notifications.ts';
import { subscribeDevice } from '#data/push/push-device.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { NotificationsCard } from './NotificationsCard';

vi.mock('#data/push/push-device.ts', () => ({ subscribeDevice: vi.fn() }));

const user = userEvent.setup({ delay: null });
const turnOn = async () => user.click(await screen.findByRole('button', { name: 'Turn on notifications' }));

/** A browser that shows notifications, with a push service or without. */
function aBrowser(hasPush: boolean, permission: NotificationPermission = 'granted') {
  const registration = { ...(hasPush && { pushManager: {} }) };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  vi.stubGlobal('PushManager', hasPush ? class {} : undefined);
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: 'Firefox',
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('office'));
  vi.mocked(subscribeDevice).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('shows an administrator new orders while the shop is open, where the browser has no push service that answers', async () => {
  aBrowser(true);
  vi.mocked(subscribeDevice).mockRejectedValue(new DOMException('push service error', 'AbortError'));
  render(<NotificationsCard isAdmin />);
  await turnOn();
  expect(await screen.findByText(/takes no messages while the shop is closed/)).toBeTruthy();
  // one sentence and one word, which do not contradict each other
  expect(screen.getByText('On while open')).toBeTruthy();
  expect(screen.queryByText(/also with the shop closed/)).toBeNull();
  expect(currentToasts().at(-1)?.text).toBe('New orders are shown while the shop is open here');
  expect(await notifiesWhileOpen(await openStore())).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
  expect(await notifiesWhileOpen(await openStore())).toBe(false);
});

it('does so where the browser has no push at all, and not while it forbids notifications', async () => {
  aBrowser(false, 'denied');
  const { unmount } = render(<NotificationsCard isAdmin />);
  await turnOn();
  await vi.waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(/does not allow notifications/));
  expect(await notifiesWhileOpen(await openStore())).toBe(false);
  unmount();
  aBrowser(false);
  render(<NotificationsCard isAdmin />);
  await turnOn();
  expect(await screen.findByText(/takes no messages while the shop is closed/)).toBeTruthy();
  expect(subscribeDevice).not.toHaveBeenCalled();
});

it('says a shopper that it failed, or that the browser cannot', async () => {
  aBrowser(true);
  vi.mocked(subscribeDevice).mockRejectedValue(new DOMException('push service error', 'AbortError'));
  const { unmount } = render(<NotificationsCard isAdmin={false} />);
  await turnOn();
  await vi.waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(/could not be turned on/));
  unmount();
  aBrowser(false);
  render(<NotificationsCard isAdmin={false} />);
  expect(await screen.findByText('This browser cannot show notifications of the shop.')).toBeTruthy();
  expect(await screen.findByText('Not available')).toBeTruthy();
  expect(screen.queryByText(/also with the shop closed/)).toBeNull();
});
