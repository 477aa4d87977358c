import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '#data/api/push-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { writePushDevice } from '#data/push/push-device-row.ts';
import { notificationTexts as texts } from '../texts';
import { waitFor } from './wait-for';

const wait = { productId: '65f0c0ffee00000000000001', wanted: true };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1';

/** A browser with notifications, as far as it is asked here. */
function mayNotify(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
}

beforeEach(async () => {
  vi.spyOn(api, 'waitFor').mockResolvedValue();
  await (await openStore()).forgetShopper();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function isOn(): Promise<void> {
  const wishes = { orderStatus: true, newOrders: false };
  const device = { endpoint: 'https://push.example/1', wishes, language: 'en', session: 's', at: 0 } as const;
  await writePushDevice(await openStore(), device);
}

it('notifies the shop immediately where notifications are on', async () => {
  mayNotify('granted');
  await isOn();
  expect(await waitFor(wait)).toBe(texts.willNotify);
  expect(api.waitFor).toHaveBeenCalledWith(wait);
});

it('promises nothing that the browser does not allow any more', async () => {
  mayNotify('denied');
  await isOn();
  await expect(waitFor(wait)).rejects.toThrow(texts.denied);
  expect(api.waitFor).not.toHaveBeenCalled();
});

it('says what to do where notifications want an installed shop', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  await expect(waitFor(wait)).rejects.toThrow(texts.installFirst);
  expect(api.waitFor).not.toHaveBeenCalled();
});

it('asks for nothing to wait no more', async () => {
  expect(await waitFor({ ...wait, wanted: false })).toBe(texts.willNotNotify);
});
