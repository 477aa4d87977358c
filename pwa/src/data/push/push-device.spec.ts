import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api/push-api';
import { ShopStore } from '../db/db';
import { OWNER } from '../db/rows';
import { keepDeviceSubscribed, subscribeDevice, unsubscribeDevice } from './push-device';
import { readPushDevice } from './push-device-row';

const KEY = 'AQID';
const wanted = { wishes: { orderStatus: true, newOrders: false }, language: 'en' } as const;

let store: ShopStore;
beforeEach(async () => {
  store = new ShopStore('push-device');
  await store.settings.put({ key: OWNER, value: 'asha' });
  vi.spyOn(api, 'pushKey').mockResolvedValue(KEY);
  vi.spyOn(api, 'subscribe').mockResolvedValue();
  vi.spyOn(api, 'unsubscribe').mockResolvedValue();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await store.delete();
});

/** A browser whose push service gives out one address after the other. */
function aBrowser() {
  let given = 0;
  let now: object | null = null;
  const pushManager = {
    getSubscription: async () => now,
    subscribe: async () => {
      given += 1;
      const endpoint = `https://push.example/${given}`;
      now = {
        endpoint,
        options: { applicationServerKey: Uint8Array.of(1, 2, 3).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
        unsubscribe: pushManager.end,
      };
      return now;
    },
    end: async () => {
      now = null;
      return true;
    },
  };
  return { pushManager } as unknown as ServiceWorkerRegistration & { pushManager: typeof pushManager };
}

const endpoint = async () => (await readPushDevice(store))?.endpoint;

it('notifies the shop of the device, and keeps what it sent', async () => {
  const browser = aBrowser();
  await subscribeDevice(store, browser, wanted);
  expect(api.subscribe).toHaveBeenCalledWith(
    { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, ...wanted },
    'asha',
  );
  expect(await readPushDevice(store)).toMatchObject({ endpoint: 'https://push.example/1', ...wanted });
});

it('says nothing again while all is as it was', async () => {
  const browser = aBrowser();
  await subscribeDevice(store, browser, wanted);
  await keepDeviceSubscribed(store, browser, true, 'en');
  expect(api.subscribe).toHaveBeenCalledTimes(1);
});

it('subscribes anew when the browser has ended it, instead of the address of before', async () => {
  const browser = aBrowser();
  await subscribeDevice(store, browser, wanted);
  await browser.pushManager.end();
  await keepDeviceSubscribed(store, browser, true, 'en');
  expect(api.subscribe).toHaveBeenLastCalledWith(
    expect.objectContaining({ endpoint: 'https://push.example/2', replaces: 'https://push.example/1' }),
    'asha',
  );
  expect(await endpoint()).toBe('https://push.example/2');
});

it('notifies the shop of another language', async () => {
  const browser = aBrowser();
  await subscribeDevice(store, browser, wanted);
  await keepDeviceSubscribed(store, browser, true, 'hi');
  expect(api.subscribe).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'hi' }), 'asha');
});

it('ends it when the browser does not allow it any more, or the shopper turns it off', async () => {
  const browser = aBrowser();
  await subscribeDevice(store, browser, wanted);
  await keepDeviceSubscribed(store, browser, false, 'en');
  expect([await endpoint(), await browser.pushManager.getSubscription()]).toEqual([undefined, null]);
  await subscribeDevice(store, browser, wanted);
  await unsubscribeDevice(store, browser);
  expect(await endpoint()).toBeUndefined();
  expect(vi.mocked(api.unsubscribe).mock.calls).toEqual([
    ['https://push.example/1'],
    ['https://push.example/2'],
  ]);
});

it('is not ended by a session that begins while it is being subscribed', async () => {
  const browser = aBrowser();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => browser } });
  let answer = () => {};
  vi.mocked(api.subscribe).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const subscribing = subscribeDevice(store, browser, wanted);
  await vi.waitFor(() => expect(api.subscribe).toHaveBeenCalled());
  const keeping = keepDeviceSubscribed(store, browser, true, 'en');
  // what reads the store after it has its answer after it, too
  for (let reads = 0; reads < 5; reads += 1) expect(await endpoint()).toBeUndefined();
  answer();
  await Promise.all([subscribing, keeping]);
  expect(await browser.pushManager.getSubscription()).toMatchObject({ endpoint: await endpoint() });
});

it('does not wait for ever for a browser whose push service is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const browser = aBrowser();
  const asked = vi.spyOn(browser.pushManager, 'subscribe').mockReturnValue(new Promise(() => {}));
  const subscribing = expect(subscribeDevice(store, browser, wanted)).rejects.toThrow(DOMException);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(20_000);
  await subscribing;
  expect(await endpoint()).toBeUndefined();
});

it('keeps nothing for somebody who has left meanwhile', async () => {
  vi.mocked(api.subscribe).mockImplementation(async () => {
    await store.settings.put({ key: OWNER, value: 'ravi' });
  });
  await subscribeDevice(store, aBrowser(), wanted);
  expect(await endpoint()).toBeUndefined();
});
